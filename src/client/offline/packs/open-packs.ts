import { onlineManager } from '@tanstack/react-query';
import { readableFormats } from '../../../contract/packs/pack-format.ts';
import { deviceRows, packKey } from './device-packs.ts';
import type { PackData } from './pack-data.ts';
import type { StoredPack } from './pack-rows.ts';
import { unpack } from './unpack.ts';

/** In memory at the same time: a phone has no room for all that its storage holds. */
export const PACKS_OPEN_MAX = 4;

interface OpenPack {
  version: string;
  data: Promise<PackData>;
}

/** Least recently used first. */
const open = new Map<string, OpenPack>();
let isWatching = false;

/** The packs that this build can read, those confirmed last first. Never throws. */
export async function readablePacks(): Promise<StoredPack[]> {
  const { packs } = await deviceRows.all().catch(() => ({ packs: [] }));
  const readable = packs.filter(({ manifest }) => readableFormats.includes(manifest.format));
  return readable.sort((a, b) => b.confirmedAt - a.confirmedAt);
}

/** A pack's content; undefined if it cannot be read. It is kept in memory while there is no network. */
export async function openPack({ manifest }: StoredPack): Promise<PackData | undefined> {
  dropWhenOnline();
  const key = packKey(manifest);
  const known = open.get(key);
  const data = known?.version === manifest.version ? known.data : unpack(manifest, readParts);
  open.delete(key);
  open.set(key, { version: manifest.version, data });
  const [oldest] = open.keys();
  if (open.size > PACKS_OPEN_MAX && oldest !== undefined) open.delete(oldest);
  try {
    return await data;
  } catch {
    open.delete(key);
    return undefined;
  }
}

async function readParts(hashes: readonly string[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts = await deviceRows.parts(hashes);
  if (!parts.every((bytes) => ArrayBuffer.isView(bytes))) throw new TypeError('a part of the pack is gone');
  return parts as Uint8Array<ArrayBuffer>[];
}

function dropWhenOnline(): void {
  if (isWatching) return;
  isWatching = true;
  onlineManager.subscribe((isOnline) => {
    if (isOnline) open.clear();
  });
}
