import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PackManifest } from '../../../../contract/packs/pack.ts';
import { readableFormats } from '../../../../contract/packs/pack-format.ts';
import { useApi } from '../../../data/use-api.ts';
import { confirmPack, packKey, useDevicePacks } from '../../../offline/packs/device-packs.ts';
import { PackError, type PackFault, type Progress, sumOf } from '../../../offline/packs/download-pack.ts';
import type { PackName, StoredLoad, StoredPack } from '../../../offline/packs/pack-rows.ts';
import { manifestRead, roomRead } from './queries.ts';

/** A part of the device's room stays free for what people write. */
const ROOM_SHARE = 0.9;

export interface PackView {
  stored: StoredPack | undefined;
  load: StoredLoad | undefined;
  /** The server's; undefined without an answer. */
  latest: PackManifest | undefined;
  isAsking: boolean;
  /** Bytes to read for the latest edition; 0 if the device has it. */
  neededBytes: number;
  /** Whether this tab downloads it now; without progress it waits for its turn. */
  running: { progress: Progress | undefined } | undefined;
  /** Whether this tab downloads another one. */
  isBusy: boolean;
  fault: PackFault | undefined;
  /** Whether this build cannot read the stored pack. */
  isOfOtherBuild: boolean;
}

/** A pack as the device has it, and as the server has it now. */
export function usePack(name: PackName): PackView {
  const { packs, loads, running, faults } = useDevicePacks();
  const api = useApi();
  const manifest = useQuery({ ...manifestRead(api, name), throwOnError: false });
  const room = useQuery(roomRead());
  const isIt = (one: PackName) => packKey(one) === packKey(name);
  const stored = packs.find((one) => isIt(one.manifest));
  const load = loads.find((one) => isIt(one.manifest));
  const latest = manifest.data;
  useEffect(() => {
    if (stored && latest) void confirmPack(stored, latest);
  }, [stored, latest]);
  const had = new Set(stored?.manifest.parts.map(({ hash }) => hash));
  const neededBytes = sumOf((latest?.parts ?? []).filter(({ hash }) => !had.has(hash)));
  const hasRoom = room.data?.bytes === undefined || neededBytes <= room.data.bytes * ROOM_SHARE;
  const asked = manifest.error instanceof PackError ? manifest.error.fault : undefined;
  return {
    stored,
    load,
    latest,
    isAsking: manifest.isFetching && latest === undefined,
    neededBytes,
    running: running && isIt(running) ? running : undefined,
    isBusy: running !== undefined && !isIt(running),
    fault: faults.get(packKey(name)) ?? (hasRoom ? asked : 'noRoom'),
    isOfOtherBuild: stored !== undefined && !readableFormats.includes(stored.manifest.format),
  };
}
