import type { PackManifest, PackPart } from '../../../contract/packs/pack.ts';
import { PACK_FORMAT } from '../../../contract/packs/pack-format.ts';
import { isNoAnswer } from '../connection/connection.ts';
import { isManifest, type PackName, type PackRows } from './pack-rows.ts';

const REQUEST_LIMIT_MS = 30_000;
const TRIES = 4;
const FIRST_PAUSE_MS = 500;
const RETRY_AFTER_MAX_MS = 10_000;
const SECOND_MS = 1_000;
/** How often a pack may change on the server while it is downloaded. */
const EDITIONS_MAX = 3;
const PACK_MAX_BYTES = 50 * 1024 * 1024;

/** What a download may fail of; the screen has a sentence for each. */
export type PackFault = 'offline' | 'refused' | 'damaged' | 'format' | 'tooLarge' | 'noRoom' | 'gone';

export class PackError extends Error {
  readonly fault: PackFault;
  constructor(fault: PackFault, cause?: unknown) {
    super(`the pack cannot be taken: ${fault}`, { cause });
    this.name = 'PackError';
    this.fault = fault;
  }
}

export interface PackSource {
  /** Empty for an API at the site's own origin. */
  base: string;
  fetchWith: typeof fetch;
  /** @default 500 */
  pauseMs?: number;
}

export interface Progress {
  doneBytes: number;
  allBytes: number;
}

const pathOf = ({ kind, id }: PackName): string =>
  `/api/v1/packs/${kind === 'category' ? 'categories' : 'suppliers'}/${id}`;

/** @throws PackError */
export async function readManifest(source: PackSource, name: PackName, signal?: AbortSignal): Promise<PackManifest> {
  const response = await ask(source, pathOf(name), signal);
  const manifest: unknown = await response.json().catch(() => undefined);
  if (!isManifest(manifest)) throw new PackError('damaged');
  if (manifest.format !== PACK_FORMAT) throw new PackError('format');
  if (manifest.isTooLarge || manifest.bytes > PACK_MAX_BYTES) throw new PackError('tooLarge');
  return manifest;
}

/**
 * Reads the parts that the device lacks, then puts the pack in place of the earlier one. Every part is on the device before
 * the next one is asked for, so that a download goes on where it ended.
 * @throws PackError, or the signal's reason
 */
export async function downloadPack(
  source: PackSource,
  rows: PackRows,
  name: PackName,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<void> {
  for (let edition = 1; ; edition++) {
    const manifest = await readManifest(source, name, signal);
    await rows.begin(manifest);
    if (await readParts(source, rows, manifest, { signal, onProgress })) {
      return rows.finish(manifest, Date.now());
    }
    if (edition === EDITIONS_MAX) throw new PackError('gone');
  }
}

type Watch = { signal: AbortSignal; onProgress: (progress: Progress) => void };

/** False if the server has another edition by now. */
async function readParts(source: PackSource, rows: PackRows, manifest: PackManifest, { signal, onProgress }: Watch) {
  const lacking = await rows.lacking(manifest);
  const allBytes = manifest.bytes;
  let doneBytes = sumOf(manifest.parts.filter(({ hash }) => !lacking.has(hash)));
  onProgress({ doneBytes, allBytes });
  for (const part of manifest.parts.filter(({ hash }) => lacking.has(hash))) {
    const bytes = await readPart(source, manifest, part, signal);
    if (!bytes) return false;
    signal.throwIfAborted();
    await rows.addPart(manifest, part.hash, bytes);
    doneBytes += part.bytes;
    onProgress({ doneBytes, allBytes });
  }
  return true;
}

export const sumOf = (parts: readonly PackPart[]): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** The bytes of a part, if they are what its hash says; undefined if the server no longer has it. */
async function readPart(source: PackSource, name: PackName, part: PackPart, signal: AbortSignal) {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await ask(source, `${pathOf(name)}/part?hash=${part.hash}`, signal);
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes.length === part.bytes && (await hashOf(bytes)) === part.hash) return bytes;
      if (attempt === TRIES) throw new PackError('damaged');
    } catch (error) {
      if (error instanceof PackError && error.fault === 'gone') return undefined;
      // The body may end before its end.
      if (error instanceof PackError || signal.aborted || attempt === TRIES) throw toFault(error, signal);
    }
    await pause((source.pauseMs ?? FIRST_PAUSE_MS) * attempt, signal);
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A response of 200, after some tries. @throws PackError */
async function ask({ base, fetchWith, pauseMs }: PackSource, path: string, signal?: AbortSignal): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    const limit = AbortSignal.timeout(REQUEST_LIMIT_MS);
    const given = signal ? AbortSignal.any([signal, limit]) : limit;
    const response = await fetchWith(base + path, { signal: given }).catch((error: unknown) => toFault(error, signal));
    if (response instanceof Response && response.ok) return response;
    if (response instanceof Response && response.status === 404) throw new PackError('gone');
    if (attempt === TRIES) throw response instanceof Response ? new PackError('refused') : response;
    await pause(waitOf(response) ?? (pauseMs ?? FIRST_PAUSE_MS) * attempt, signal);
  }
}

function toFault(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  return isNoAnswer(error) ? new PackError('offline', error) : error;
}

/** What the server asks to wait, within reason. */
function waitOf(response: unknown): number | undefined {
  const seconds = response instanceof Response ? Number(response.headers.get('retry-after')) : 0;
  return seconds > 0 ? Math.min(seconds * SECOND_MS, RETRY_AFTER_MAX_MS) : undefined;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
