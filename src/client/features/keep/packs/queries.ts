import type { Api } from '../../../data/api.ts';
import { unsavedRead } from '../../../data/reads.ts';
import { watchedFetch } from '../../../offline/connection/connection.ts';
import { type PackSource, readManifest } from '../../../offline/packs/download-pack.ts';
import type { PackName } from '../../../offline/packs/pack-rows.ts';

export const packSource = ({ base }: Pick<Api, 'base'>): PackSource => ({ base, fetchWith: watchedFetch });

/** What the server's pack is made of now: its size is told before anything of it is read. */
export const manifestRead = (api: Api, { kind, id }: PackName) =>
  unsavedRead({
    area: 'packs',
    name: 'manifest',
    args: [kind, id],
    queryFn: ({ signal }) => readManifest(packSource(api), { kind, id }, signal),
  });

/** Bytes that this site may still store; undefined where the browser does not tell. */
export const roomRead = () =>
  unsavedRead({
    area: 'packs',
    name: 'room',
    networkMode: 'always',
    staleTime: 0,
    queryFn: async () => {
      const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
      return { bytes: quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0)) };
    },
  });
