import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PackDrawings, PackKind, PackManifest, PackPart, PackRows } from '../../../contract/packs/pack.ts';
import { PACK_FORMAT } from '../../../contract/packs/pack-format.ts';
import { renderDrawing } from '../../../core/drawings/render-drawing.ts';
import { getCategory, listRootRows } from '../category/read.ts';
import { getVocabulary } from '../property/vocabulary-read.ts';
import { getSupplier } from '../supplier/read.ts';
import { type HeadDeps, listIdsAbove, listIdsBelow, readPackHead } from './pack-head.ts';
import { listOffersOfScope, type OfferOfPart, type PackScope, readPackRows } from './pack-offers.ts';

/** Of one pack: a phone filters as many in a fraction of a second. */
const OFFERS_MAX = 10_000;
const CATEGORIES_MAX = 400;
/** Parts of a list in one part of a pack, about: a changed offer is as many rows to read again. */
const PARTS_PER_BUCKET = 32;
/** Digits of an id that tell its bucket; the first ones of a new id tell the time. */
const BUCKET_DIGITS = 6;

const gzipAsync = promisify(gzip);

export interface Pack {
  manifest: PackManifest;
  /** The bytes of the parts by hash. */
  parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

interface Subject {
  head: Pick<PackManifest, 'kind' | 'id' | 'title' | 'slug' | 'glyph'>;
  scope: PackScope;
}

/**
 * Everything of a category or a supplier in parts that are named by their content.
 * @throws AppError 404 without the object
 */
export async function buildPack(deps: HeadDeps, kind: PackKind, id: string): Promise<Pack> {
  const { db } = deps;
  const { head, scope } = await readSubject(deps, kind, id);
  const listed = await listOffersOfScope(db, scope, OFFERS_MAX);
  if (listed.length > OFFERS_MAX) return assemble({ ...head, offersCount: listed.length, isTooLarge: true }, []);
  const made: Made[] = [];
  const leafIds = new Set<string>();
  const supplierIds = new Set<string>(kind === 'supplier' ? [id] : []);
  let offersCount = 0;
  for (const bucket of inBuckets(listed)) {
    const rows = await readPackRows(db, bucket);
    for (const { categoryId, supplierId } of rows.offers) leafIds.add(categoryId) && supplierIds.add(supplierId);
    offersCount += rows.offers.length;
    if (rows.offers.length > 0) made.push(await makePart('rows', rows satisfies PackRows));
    const drawings = drawingsOf(rows);
    if (Object.keys(drawings).length > 0) made.push(await makePart('drawings', drawings));
    await setImmediate();
  }
  const categoryIds = kind === 'category' ? await listIdsBelow(db, id) : await listIdsAbove(db, leafIds);
  if (categoryIds.length > CATEGORIES_MAX) return assemble({ ...head, offersCount, isTooLarge: true }, []);
  const first = await makePart('head', await readPackHead(deps, categoryIds, [...supplierIds].sort()));
  const vocabulary = await makePart('vocabulary', await getVocabulary(db));
  const whole = kind === 'category' ? categoryIds : [];
  return assemble({ ...head, offersCount, isTooLarge: false, categoryIds: whole }, [first, vocabulary, ...made]);
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

const drawingsOf = ({ bases }: PackRows): PackDrawings =>
  Object.fromEntries(bases.flatMap(({ id, drawing, title }) => (drawing ? [[id, renderDrawing(drawing, title)]] : [])));

/** The ids of the offers by bucket. Offers of one part share a bucket, and a bucket keeps its parts as the others change. */
function inBuckets(offers: readonly OfferOfPart[]): string[][] {
  const partsCount = new Set(offers.map(({ partId }) => partId)).size;
  let bucketsCount = 1;
  while (bucketsCount * PARTS_PER_BUCKET < partsCount) bucketsCount *= 2;
  const bucketOf = ({ partId }: OfferOfPart) => Number.parseInt(partId.slice(-BUCKET_DIGITS), 16) % bucketsCount;
  const buckets = Map.groupBy(offers, bucketOf);
  return [...buckets].sort(([a], [b]) => a - b).map(([, own]) => own.map(({ id }) => id));
}

interface Made {
  part: PackPart;
  bytes: Uint8Array<ArrayBuffer>;
}

async function makePart(content: PackPart['content'], value: unknown): Promise<Made> {
  const bytes = new Uint8Array(await gzipAsync(JSON.stringify(value)));
  return { part: { hash: sha256(bytes), bytes: bytes.length, content }, bytes };
}

type Head = Subject['head'] & Pick<PackManifest, 'offersCount' | 'isTooLarge'> & { categoryIds?: string[] };

function assemble({ categoryIds = [], ...head }: Head, made: readonly Made[]): Pack {
  const parts = made.map(({ part }) => part);
  const version = sha256([PACK_FORMAT, ...parts.map(({ hash }) => hash)].join('\n'));
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return {
    manifest: { format: PACK_FORMAT, version, ...head, categoryIds, bytes, parts },
    parts: new Map(made.map((one) => [one.part.hash, one.bytes])),
  };
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
