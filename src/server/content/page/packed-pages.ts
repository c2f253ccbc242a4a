import type { ContentTypeTree } from '../../../contract/content/content-type.ts';
import type { ContentPage } from '../../../contract/content/page.ts';
import { PACK_CONTENT_MAX_BYTES, PACK_CONTENTS_MAX } from '../../../contract/packs/pack.ts';
import type { CardDeps } from '../../catalog/product/card-rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { listContentTypeTree } from '../content-type/read.ts';
import { countPagesOfTypes, listPages } from './list.ts';
import { getPage } from './read.ts';

/** What the app on a device shows. */
const PLATFORM = 'web';
const NOT_FOUND = 404;

interface PackedPages {
  pages: ContentPage[];
  isWhole: boolean;
  types: ContentTypeTree[];
}

/** The newest published pages of a category or a supplier within the bounds of a pack, with the types of all pages. */
export async function readPackedPages(
  deps: CardDeps,
  of: { categoryId: string } | { supplierId: string },
): Promise<PackedPages> {
  const { db } = deps;
  const { items, nextCursor } = await listPages(db, { ...of, platform: PLATFORM, size: PACK_CONTENTS_MAX });
  const pages: ContentPage[] = [];
  for (const { id } of items) {
    const page = await findPage(deps, id);
    if (page && Buffer.byteLength(JSON.stringify(page)) <= PACK_CONTENT_MAX_BYTES) pages.push(page);
  }
  const isWhole = nextCursor === null && pages.length === items.length;
  return { pages, isWhole, types: pages.length === 0 ? [] : await listContentTypeTree(db, countPagesOfTypes) };
}

/** Undefined for one that was withdrawn after it was listed. */
async function findPage(deps: CardDeps, id: string): Promise<ContentPage | undefined> {
  try {
    return await getPage(deps, id, PLATFORM);
  } catch (error) {
    if (error instanceof AppError && error.status === NOT_FOUND) return undefined;
    throw error;
  }
}
