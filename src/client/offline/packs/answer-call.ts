import { productSorts } from '../../../core/catalog/list-sorts.ts';
import { pageSorts } from '../../../core/content/page-sorts.ts';
import { SAVED_AT_HEADER } from '../../../core/wire/saved-at-header.ts';
import { openPack, readablePacks } from './open-packs.ts';
import { hasContentsOf, listContentsInPack, type PackContentsQuery, typePathIn } from './pack-contents.ts';
import type { PackData } from './pack-data.ts';
import { listInPack, type PackListQuery } from './pack-list.ts';
import { baseProductOf, offersOf, productOf } from './pack-objects.ts';
import { relatedTo } from './pack-related.ts';
import type { StoredPack } from './pack-rows.ts';

/** In JSON; quotes in texts are escaped there. */
const IMAGE = /"imageUrl":"([^"\\]+)"/g;

/** Opening one takes a moment: an object is looked for in the packs that were confirmed last. */
const SEARCHED_MAX = 8;

type Look = (pack: PackData) => unknown;

interface Asked {
  look: Look;
  /** Whether the pack may have the answer, as its manifest tells. @default true */
  mayHave?: (pack: StoredPack) => boolean;
}

/**
 * The server's answer to a public call from the packs of this device, with the time of its pack. Undefined if they do not
 * have it as a whole. Never throws.
 */
export async function answerCall(input: RequestInfo | URL): Promise<Response | undefined> {
  const url = input instanceof Request ? input.url : String(input);
  const asked = readCall(new URL(url, location.href));
  if (!asked) return undefined;
  const packs = (await readablePacks()).filter((pack) => asked.mayHave?.(pack) ?? true);
  for (const pack of packs.slice(0, SEARCHED_MAX)) {
    const data = await openPack(pack);
    const answer = data && asked.look(data);
    if (!data || answer === undefined) continue;
    const headers = { 'content-type': 'application/json', [SAVED_AT_HEADER]: String(pack.confirmedAt) };
    return new Response(await withDrawings(data, answer), { headers });
  }
  return undefined;
}

/** The answer as JSON, in which drawings need no network. */
async function withDrawings({ drawings }: PackData, answer: unknown): Promise<string> {
  const text = JSON.stringify(answer);
  await drawings.readNamed(text);
  return text.replaceAll(IMAGE, (member, url: string) => {
    const drawing = drawings.at(url);
    return drawing ? `"imageUrl":${JSON.stringify(drawing)}` : member;
  });
}

const CALL =
  /\/api\/v1\/(categories|suppliers|supplierproducts|measurementquantities|pages|contenttypes)\/([^/]+)(?:\/([a-z-]+))?$/;

function readCall({ pathname, searchParams }: URL): Asked | undefined {
  const [, area, id = '', what = ''] = CALL.exec(pathname) ?? [];
  if (area === 'supplierproducts') return id === 'catalog' ? readList(searchParams) : { look: productLook(id, what) };
  if (area === 'pages' && id === 'for-public-site') return readContents(searchParams);
  // The other reads have no query; one with a query is another read.
  if (searchParams.size > 0) return undefined;
  if (area === 'categories') return { look: categoryLook(id, what) };
  if (area === 'suppliers' && what === '') return { look: (pack) => pack.suppliers.get(id) };
  if (area === 'pages' && what === 'by-platform')
    return { look: (pack) => pack.contents.get(id), mayHave: hasContents };
  if (area === 'contenttypes') return { look: typesLook(id, what), mayHave: hasContents };
  if (area !== 'measurementquantities') return undefined;
  return { look: (pack) => someOf([...pack.units.values()].filter(({ quantityId }) => quantityId === id)) };
}

const someOf = <T>(found: readonly T[]): readonly T[] | undefined => (found.length > 0 ? found : undefined);

/** `{id}/{what}` below the offers. */
function productLook(id: string, what: string): Look {
  return (pack) => {
    const offer = pack.offer(id);
    if (what === 'catalog') return offer && productOf(pack, offer);
    if (what === 'byproduct') return offersOf(pack, id);
    if (what === 'related') return offer && relatedTo(pack, offer);
    return what === 'baseproduct' ? baseProductOf(pack, id) : undefined;
  };
}

function categoryLook(id: string, what: string): Look {
  if (id === 'vocabulary') return (pack) => pack.vocabulary;
  return (pack) => {
    const known = pack.categories.get(id);
    if (what === '') return known?.category;
    return what === 'children' || what === 'breadcrumb' || what === 'properties' ? known?.[what] : undefined;
  };
}

/** A pack of an earlier build has none. */
const hasContents = ({ manifest: { contentsCount = 0 } }: StoredPack): boolean => contentsCount > 0;

/** `tree`, or `{id}/breadcrumb` below the types of contents. */
function typesLook(id: string, what: string): Look {
  if (id === 'tree' && what === '') return (pack) => pack.contentTypes;
  return (pack) => (what === 'breadcrumb' ? typePathIn(pack.contentTypes ?? [], id) : undefined);
}

const CONTENTS_NAMES = new Set(['categoryId', 'supplierId', 'sort', 'size', 'cursor']);

function readContents(params: URLSearchParams): Asked | undefined {
  if (![...params.keys()].every((name) => CONTENTS_NAMES.has(name))) return undefined;
  const of = (name: string) => params.get(name) ?? undefined;
  const query: PackContentsQuery = {
    categoryId: of('categoryId'),
    supplierId: of('supplierId'),
    sort: pageSorts.find((sort) => sort === of('sort')),
    size: params.has('size') ? Number(of('size')) : undefined,
    cursor: of('cursor'),
  };
  return { look: (pack) => listContentsInPack(pack, query), mayHave: ({ manifest }) => hasContentsOf(manifest, query) };
}

const LIST_NAMES = new Set(['categoryId', 'supplierId', 'categoryType', 'filters', 'sort', 'size', 'cursor', 'facets']);

/** A text is searched in all that the device has, which says that it is not all. */
function readList(params: URLSearchParams): Asked | undefined {
  if (![...params.keys()].every((name) => LIST_NAMES.has(name))) return undefined;
  const of = (name: string) => params.get(name) ?? undefined;
  const query: PackListQuery = {
    categoryId: of('categoryId'),
    supplierId: of('supplierId'),
    categoryType: of('categoryType'),
    filters: of('filters'),
    sort: productSorts.find((sort) => sort === of('sort')),
    size: params.has('size') ? Number(of('size')) : undefined,
    cursor: of('cursor'),
    facets: of('facets') === 'true',
  };
  const { categoryId, supplierId } = query;
  const mayHave = ({ manifest: { kind, id, categoryIds } }: StoredPack) =>
    kind === 'supplier' ? id === supplierId : categoryId !== undefined && categoryIds.includes(categoryId);
  return { look: (pack) => listInPack(pack, query), mayHave };
}
