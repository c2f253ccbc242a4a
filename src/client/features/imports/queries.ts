import type { ImportDetail } from '../../../contract/imports/import.ts';
import { isUnderWay } from '../../../core/imports/import-states.ts';
import { read } from '../../data/api.ts';
import { privatePages, privateRead, readKey } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';

const AREA = 'imports';
const POLL_MS = 1_500;

export const importsKey = readKey(AREA, 'list');
export const importKey = (id: string) => readKey(AREA, 'one', id);

type Polled = { state: { data?: ImportDetail | undefined } };

export const importReads = ({ imports }: PrivateApi) => ({
  /** @param supplierId null: catalogues */
  list: (supplierId: string | null) =>
    privatePages({
      area: AREA,
      name: 'list',
      args: [supplierId],
      queryFn: ({ pageParam, signal }) =>
        read(
          imports.index.$get(
            { query: { cursor: pageParam ?? undefined, supplierId: supplierId ?? undefined } },
            { init: { signal } },
          ),
        ),
    }),
  /** Asks again while the server is at work on it. */
  one: (id: string) => ({
    ...privateRead({
      area: AREA,
      name: 'one',
      args: [id],
      queryFn: ({ signal }) => read(imports[':id'].$get({ param: { id } }, { init: { signal } })),
    }),
    refetchInterval: ({ state }: Polled): number | false =>
      state.data && isUnderWay(state.data.info.state) ? POLL_MS : false,
  }),
});
