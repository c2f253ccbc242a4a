import type { PackManifest } from '../../../contract/packs/pack.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { errorName } from '../error-name.ts';
import { connectDatabase } from '../saved-reads/idb-connection.ts';
import { downloadPack, PackError, type PackFault, type PackSource, type Progress } from './download-pack.ts';
import { PackGoneError, type PackName, packRows, type StoredLoad, type StoredPack } from './pack-rows.ts';
import { PACKS_DATABASE as DATABASE, runningLoad } from './running-load.ts';
import { takenPacks } from './taken-packs.ts';

const STORE = 'packs';
/** Parts and swaps of a full disk take longer than other operations. */
const OPERATION_LIMIT_MS = 30_000;
/** A time that is not older need not be written again. */
const CONFIRMED_MS = 60_000;

export interface DevicePacks {
  packs: readonly StoredPack[];
  loads: readonly StoredLoad[];
  isRead: boolean;
  /** Of this tab's download. */
  running: (PackName & { progress: Progress | undefined }) | undefined;
  /** Why the last download of a pack ended. */
  faults: ReadonlyMap<string, PackFault>;
}

const unread: DevicePacks = { packs: [], loads: [], isRead: false, running: undefined, faults: new Map() };

export const packKey = ({ kind, id }: PackName): string => `${kind} ${id}`;

export const deviceRows = packRows(
  connectDatabase(DATABASE, [STORE], { durability: 'strict', timeoutMs: OPERATION_LIMIT_MS }).store(STORE),
);

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(DATABASE);
const state = createStore<DevicePacks>(unread, () => {
  const refresh = () => void readPacks();
  refresh();
  channel?.addEventListener('message', refresh);
  return () => channel?.removeEventListener('message', refresh);
});
const change = (changes: Partial<DevicePacks>) => state.set({ ...state.get(), ...changes });

let stopRunning: AbortController | undefined;

/** Reads what the device has. Never throws. */
export async function readPacks(): Promise<void> {
  const stored = await deviceRows.all().catch(() => ({ packs: [], loads: [] }));
  change({ ...stored, isRead: true });
  takenPacks.set(stored.packs.length);
  runningLoad.set(stored.loads.some(({ isPaused }) => !isPaused));
}

async function noteChange(): Promise<void> {
  await readPacks();
  channel?.postMessage(null);
}

export const useDevicePacks = (): DevicePacks => useStore(state, unread);

/** Takes a pack along, or what changed of it. Of all tabs one downloads at a time. Never throws. */
export async function takePack(source: PackSource, name: PackName): Promise<void> {
  if (state.get().running) return;
  const stop = new AbortController();
  stopRunning = stop;
  const faults = new Map(state.get().faults);
  faults.delete(packKey(name));
  change({ running: { ...name, progress: undefined }, faults });
  void navigator.storage?.persist?.().catch(() => false);
  try {
    await alone(stop.signal, () =>
      downloadPack(source, deviceRows, name, {
        signal: stop.signal,
        onProgress: (progress) => {
          if (stop === stopRunning) change({ running: { ...name, progress } });
          runningLoad.set(true);
        },
      }),
    );
  } catch (error) {
    const fault = faultOf(error);
    if (!stop.signal.aborted) change({ faults: new Map(faults).set(packKey(name), fault) });
    // Without a network nobody has decided anything: the next start goes on.
    if (stop.signal.aborted || fault !== 'offline') await deviceRows.pause(name).catch(() => {});
  } finally {
    if (stop === stopRunning) stopRunning = undefined;
    change({ running: undefined });
    await noteChange();
  }
}

/** Notes that the server still has the stored edition. */
export async function confirmPack({ manifest, confirmedAt }: StoredPack, latest: PackManifest): Promise<void> {
  const now = Date.now();
  if (latest.version !== manifest.version || now - confirmedAt < CONFIRMED_MS || state.get().running) return;
  await deviceRows.finish(latest, now).catch(() => {});
  await noteChange();
}

/** What is downloaded stays, to go on from there. */
export const pausePack = (): void => stopRunning?.abort();

/** Deletes a pack, and its download if one runs. */
export async function dropPack(name: PackName): Promise<void> {
  const { running } = state.get();
  if (running && packKey(running) === packKey(name)) stopRunning?.abort();
  await deviceRows.drop(name).catch(() => {});
  await noteChange();
}

/** Goes on with downloads that a reload or a crash has ended, as they were last read. */
export async function resumePacks(source: PackSource): Promise<void> {
  for (const { manifest, isPaused } of state.get().loads) if (!isPaused) await takePack(source, manifest);
}

function faultOf(error: unknown): PackFault {
  if (error instanceof PackError) return error.fault;
  if (error instanceof PackGoneError) return 'gone';
  return errorName(error) === 'QuotaExceededError' ? 'noRoom' : 'refused';
}

const alone = (signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  typeof navigator.locks === 'undefined' ? work() : navigator.locks.request(DATABASE, { signal }, work);
