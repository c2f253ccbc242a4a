import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { notFound } from '../errors/app-error.ts';
import { acceptedCodings, type ContentCoding } from './accept-encoding.ts';
import { readByteRange } from './byte-range.ts';
import { contentHash, matchesEtag, strongEtag } from './cache/etag.ts';
import { contentTypeOf } from './content-types.ts';

const ASSETS = '/assets/';
/** For content whose address changes with it. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';
const NEVER_FROM_CACHE = 'no-cache';
const SERVICE_WORKER = '/sw.js';

const siblingExtensions: Readonly<Record<ContentCoding, string>> = { br: '.br', gzip: '.gz' };

type Bytes = Uint8Array<ArrayBuffer>;
type StaticFile = {
  bytes: Bytes;
  hash: string;
  headers: Record<string, string>;
  coded: Map<ContentCoding, Bytes>;
  /** From an earlier build. */
  isEarlier: boolean;
};

/** By URL path; all in memory, so an unknown path never reaches the disk. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

export type StaticFilesOptions = {
  /** URL paths that other routes answer. @default ['/index.html'], the template of pages */
  exclude?: readonly string[];
};

function cacheControlOf(path: string): string {
  if (path.startsWith(ASSETS)) return IMMUTABLE;
  return path === SERVICE_WORKER ? NEVER_FROM_CACHE : ASK_EACH_TIME;
}

/** The build's own notes, such as `/.vite/manifest.json`. */
const isHidden = (path: string): boolean => path.includes('/.');

function listFiles(dir: string): Map<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [`/${relative(dir, file).split(sep).join('/')}`, file];
      }),
  );
}

function loadFile(path: string, paths: ReadonlyMap<string, string>, file: string, isEarlier: boolean): StaticFile {
  const bytes = readFileSync(file);
  const coded = new Map<ContentCoding, Bytes>();
  for (const coding of ['br', 'gzip'] as const) {
    const sibling = paths.get(path + siblingExtensions[coding]);
    if (sibling) coded.set(coding, readFileSync(sibling));
  }
  const headers: Record<string, string> = {
    'content-type': contentTypeOf(extname(path)),
    'cache-control': cacheControlOf(path),
    ...(coded.size > 0 && { vary: 'Accept-Encoding' }),
  };
  return { bytes, hash: contentHash(bytes), headers, coded, isEarlier };
}

/**
 * Reads the built client: all files of the first directory, and `/assets/` of earlier builds for tabs that run them.
 * Synchronous: a start has nothing else to answer, and 3,000 reads by promises take two seconds.
 */
export function loadStaticFiles(dirs: readonly string[], options: StaticFilesOptions = {}): StaticFiles {
  const exclude = new Set(options.exclude ?? ['/index.html']);
  const files = new Map<string, StaticFile>();
  for (const [index, dir] of dirs.entries()) {
    const paths = listFiles(dir);
    const isSibling = (path: string) => /\.(br|gz)$/.test(path) && paths.has(path.replace(/\.(br|gz)$/, ''));
    for (const [path, file] of paths) {
      if (files.has(path) || isSibling(path) || exclude.has(path) || isHidden(path)) continue;
      if (index > 0 && !path.startsWith(ASSETS)) continue;
      files.set(path, loadFile(path, paths, file, index > 0));
    }
  }
  return files;
}

interface Asked {
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | undefined;
  range?: string | undefined;
  ifRange?: string | undefined;
}

function respond(file: StaticFile, { acceptEncoding, ifNoneMatch, range, ifRange }: Asked): Response {
  const coding = acceptedCodings(acceptEncoding).find((one) => file.coded.has(one));
  const etag = strongEtag(file.hash, coding);
  const headers: Record<string, string> = { ...file.headers, etag };
  if (matchesEtag(ifNoneMatch, file.hash)) return new Response(null, { status: 304, headers });
  const bytes = (coding && file.coded.get(coding)) ?? file.bytes;
  if (coding) headers['content-encoding'] = coding;
  else headers['accept-ranges'] = 'bytes';
  // A part of a file that has changed meanwhile does not fit to the parts before it.
  const asked = coding || (ifRange !== undefined && ifRange !== etag) ? undefined : readByteRange(range, bytes.length);
  if (asked === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes.length}` } });
  const part = asked ? bytes.subarray(asked.first, asked.last + 1) : bytes;
  headers['content-length'] = String(part.length);
  if (!asked) return new Response(part, { headers });
  headers['content-range'] = `bytes ${asked.first}-${asked.last}/${bytes.length}`;
  return new Response(part, { status: 206, headers });
}

/** Serves the build's files; a missing `/assets/…` is a 404, never a page. Other paths fall through. */
export function staticFiles(files: StaticFiles): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const file = files.get(c.req.path);
    if (file)
      return respond(file, {
        acceptEncoding: c.req.header('accept-encoding'),
        ifNoneMatch: c.req.header('if-none-match'),
        range: c.req.header('range'),
        ifRange: c.req.header('if-range'),
      });
    if (c.req.path.startsWith(ASSETS)) throw notFound();
    return next();
  };
}
