import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type {
  PackContents,
  PackDrawings,
  PackKind,
  PackManifest,
  PackPart,
  PackRows,
} from '../../../contract/packs/pack.ts';
import { PACK_FORMAT } from '../../../contract/packs/pack-format.ts';
import { getCategory, listRootRows } from '../category/read.ts';
import { getVocabulary } from '../property/vocabulary-read.ts';
import { getSupplier } from '../supplier/read.ts';
import { inBuckets } from './buckets.ts';
import type { ReadContents } from './pack-contents.ts';
import { drawingsOf, readOtherDrawings } from './pack-drawings.ts';
import { type HeadDeps, listIdsAbove, listIdsBelow, readPackHead } from './pack-head.ts';
import { listOffersOfScope, type PackScope, readPackRows } from './pack-offers.ts';

/** Of one pack: a phone filters as many in a fraction of a second. */
const OFFERS_MAX = 10_000;
const CATEGORIES_MAX = 400;
/** Parts of a list in one part of a pack, about: a changed offer is as many rows to read again. */
const PARTS_PER_BUCKET = 32;
/** The same of contents, which are longer. */
const CONTENTS_PER_BUCKET = 8;

const gzipAsync = promisify(gzip);

export interface Pack {
  manifest: PackManifest;
  /** The bytes of the parts by hash. */
  parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

export interface PackDeps extends HeadDeps {
  readContents: ReadContents;
}

interface Subject {
  head: Pick<PackManifest, 'kind' | 'id' | 'title' | 'slug' | 'glyph'>;
  scope: PackScope;
}

/**
 * Everything of a category or a supplier in parts that are named by their content.
 * @throws AppError 404 without the object
 */
export async function buildPack(deps: PackDeps, kind: PackKind, id: string): Promise<Pack> {
  const { db } = deps;
  const { head, scope } = await readSubject(deps, kind, id);
  const listed = await listOffersOfScope(db, scope, OFFERS_MAX);
  if (listed.length > OFFERS_MAX) return assembleTooLarge(head, listed.length);
  const made: Made[] = [];
  const leafIds = new Set<string>();
  const supplierIds = new Set<string>(kind === 'supplier' ? [id] : []);
  const baseIds = new Set<string>();
  let offersCount = 0;
  for (const bucket of inBuckets(listed, ({ partId }) => partId, PARTS_PER_BUCKET)) {
    const offerIds = bucket.map((offer) => offer.id);
    const rows = await readPackRows(db, offerIds);
    for (const base of rows.bases) baseIds.add(base.id);
    for (const { categoryId, supplierId } of rows.offers) leafIds.add(categoryId) && supplierIds.add(supplierId);
    offersCount += rows.offers.length;
    if (rows.offers.length > 0) made.push(await makePart('rows', rows satisfies PackRows));
    await addDrawings(made, drawingsOf(rows.bases));
    await setImmediate();
  }
  const categoryIds = kind === 'category' ? await listIdsBelow(db, id) : await listIdsAbove(db, leafIds);
  if (categoryIds.length > CATEGORIES_MAX) return assembleTooLarge(head, offersCount);
  const contents = await deps.readContents(kind === 'category' ? { categoryId: id } : { supplierId: id });
  for (const bucket of inBuckets(contents.pages, (page) => page.id, CONTENTS_PER_BUCKET)) {
    made.push(await makePart('contents', { pages: bucket } satisfies PackContents));
    await setImmediate();
  }
  if (contents.pages.length > 0)
    made.push(await makePart('contents', { pages: [], types: contents.types } satisfies PackContents));
  await addDrawings(made, await readOtherDrawings(db, contents.pages, baseIds));
  const first = await makePart('head', await readPackHead(deps, categoryIds, [...supplierIds].sort()));
  const vocabulary = await makePart('vocabulary', await getVocabulary(db));
  const counts = { offersCount, contentsCount: contents.pages.length, hasAllContents: contents.isWhole };
  const whole = kind === 'category' ? categoryIds : [];
  return assemble({ ...head, ...counts, isTooLarge: false, categoryIds: whole }, [first, vocabulary, ...made]);
}

async function readSubject({ db }: HeadDeps, kind: PackKind, id: string): Promise<Subject> {
  if (kind === 'category') {
    const { name, slug, glyph } = await getCategory(db, id);
    return { head: { kind, id, title: name, slug, glyph }, scope: { categoryIds: [id] } };
  }
  const { name, slug } = await getSupplier(db, id);
  const roots = await listRootRows(db);
  return {
    head: { kind, id, title: name, slug, glyph: null },
    scope: { categoryIds: roots.map((root) => root.id), supplierId: id },
  };
}

interface Made {
  part: PackPart;
  bytes: Uint8Array<ArrayBuffer>;
}

async function makePart(content: PackPart['content'], value: unknown): Promise<Made> {
  const bytes = new Uint8Array(await gzipAsync(JSON.stringify(value)));
  return { part: { hash: sha256(bytes), bytes: bytes.length, content }, bytes };
}

async function addDrawings(made: Made[], drawings: PackDrawings): Promise<void> {
  if (Object.keys(drawings).length > 0) made.push(await makePart('drawings', drawings));
}

const assembleTooLarge = (head: Subject['head'], offersCount: number): Pack =>
  assemble({ ...head, offersCount, contentsCount: 0, hasAllContents: false, isTooLarge: true, categoryIds: [] }, []);

type Head = Omit<PackManifest, 'format' | 'version' | 'bytes' | 'parts'>;

function assemble(head: Head, made: readonly Made[]): Pack {
  const parts = made.map(({ part }) => part);
  const version = sha256([PACK_FORMAT, ...parts.map(({ hash }) => hash)].join('\n'));
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return {
    manifest: { format: PACK_FORMAT, version, ...head, bytes, parts },
    parts: new Map(made.map((one) => [one.part.hash, one.bytes])),
  };
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
