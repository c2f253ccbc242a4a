import type { ProductRow } from '../../../../contract/catalog/product.ts';
import { type Api, ApiError, read } from '../../../data/api.ts';
import { privatePages, readKey, unsavedRead } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

const area = 'content';
const PAGE = 'ownContent';
const LIST = 'ownContents';
const REVISIONS = 'ownRevisions';

export const ownContentKey = (id: string) => readKey(area, PAGE, id);
export const ownRevisionsKey = (id: string) => readKey(area, REVISIONS, id);
export const ownContentsKey = readKey(area, LIST);

export const ownContentReads = ({ ownContents, base, fetch }: PrivateApi) => ({
  /** @param supplierId whose pages; without it all that the person writes */
  list: (supplierId: string | undefined) =>
    privatePages({
      area,
      name: LIST,
      args: [supplierId ?? null],
      queryFn: ({ pageParam, signal }) =>
        read(ownContents.index.$get({ query: { supplierId, cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
  /** The draft and what the public reads. What is typed is kept by the form. */
  page: (id: string) =>
    unsavedRead({
      area,
      name: PAGE,
      args: [id],
      queryFn: ({ signal }) => read(ownContents[':id'].$get({ param: { id } }, { init: { signal } })),
    }),
  /** Needs the sign-in, so no image element can load it. */
  picture: (id: string, fileId: string) =>
    unsavedRead({
      area,
      name: 'ownPicture',
      args: [id, fileId],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }) => {
        const response = await fetch(`${base}/api/v1/ownpages/${id}/file?fileId=${fileId}`, { signal });
        if (!response.ok) throw new ApiError(response.status);
        return response.blob();
      },
    }),
  revisions: (id: string) =>
    unsavedRead({
      area,
      name: REVISIONS,
      args: [id],
      queryFn: ({ signal }) => read(ownContents[':id'].revisions.$get({ param: { id } }, { init: { signal } })),
    }),
});

const FOUND_MAX = '8';

/** What the catalogue has, to pick from. Not saved: it would take the place of pages that were seen. */
export const pickReads = (api: Api) => ({
  parts: (q: string) =>
    unsavedRead({
      area,
      name: 'pickParts',
      args: [q],
      queryFn: async ({ signal }) => {
        const init = { init: { signal } };
        const { items } = await read(api.products.catalog.$get({ query: { q, size: FOUND_MAX } }, init));
        // A row tells its base product only where there are several offers.
        const baseOf = async ({ id, part }: ProductRow) =>
          part?.baseProductId ?? (await read(api.products[':id'].catalog.$get({ param: { id } }, init))).baseProductId;
        const bases = await Promise.all(items.map(baseOf));
        return items.flatMap((row, index) => {
          const baseProductId = bases[index];
          return baseProductId ? [{ baseProductId, row }] : [];
        });
      },
    }),
  categories: (q: string) =>
    unsavedRead({
      area,
      name: 'pickCategories',
      args: [q],
      queryFn: ({ signal }) => read(api.search.suggestions.$get({ query: { q } }, { init: { signal } })),
    }),
});
