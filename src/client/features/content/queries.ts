import {
  contentPageShape,
  contentTypesPathShape,
  contentTypesTreeShape,
  pageCardsShape,
} from '../../../contract/answer-versions.gen.ts';
import type { ContentTypeTree } from '../../../contract/content/content-type.ts';
import type { PageCard } from '../../../contract/content/page.ts';
import type { Page } from '../../../contract/page.ts';
import type { PageSort } from '../../../core/content/page-sorts.ts';
import { type Api, read } from '../../data/api.ts';
import { httpClient } from '../../data/http-client.ts';
import { publicPages, publicRead, unsavedRead } from '../../data/reads.ts';
import { useApi } from '../../data/use-api.ts';

/** Of a list of pages: those of a type, a label, a category or a supplier @default all of them */
export interface PagesOf {
  contentTypeId?: string;
  label?: string;
  categoryId?: string;
  supplierId?: string;
}

const area = 'content';

/** What the device has of a list that nobody answers. */
export const savedContents = (of: PagesOf, sort: PageSort) =>
  unsavedRead({
    area,
    name: 'saved-list',
    args: [of, sort],
    networkMode: 'always',
    gcTime: 0,
    queryFn: ({ client }) =>
      import('../../offline/saved-search/ask-device.ts').then(({ contentListOnDevice }) =>
        contentListOnDevice(client, of, sort),
      ),
  });

const LATEST_SIZE = '4';

/** The public calls of contents. */
const createContentApi = ({ base, fetch }: Api) => ({
  pages: httpClient(base, '/api/v1/pages', fetch),
  types: httpClient(base, '/api/v1/contenttypes', fetch),
});

type ContentApi = ReturnType<typeof createContentApi>;

function createContentReads({ pages, types }: ContentApi) {
  return {
    page: (id: string) =>
      publicRead({
        area,
        name: 'page',
        shape: contentPageShape,
        args: [id],
        page: { type: 'page', id },
        queryFn: ({ signal }) =>
          read(pages[':id']['by-platform'].$get({ param: { id }, query: {} }, { init: { signal } })),
      }),
    /** A static page. */
    named: (uniquePageName: string) =>
      publicRead({
        area,
        name: 'named',
        shape: contentPageShape,
        args: [uniquePageName],
        queryFn: ({ signal }) =>
          read(pages['by-uniquepagename'].$get({ query: { uniquePageName } }, { init: { signal } })),
      }),
    latest: () =>
      publicRead({
        area,
        name: 'latest',
        shape: pageCardsShape,
        queryFn: ({ signal }) =>
          read(pages['for-public-site'].$get({ query: { size: LATEST_SIZE } }, { init: { signal } })),
      }),
    list: (of: PagesOf, sort: PageSort = 'newest') =>
      publicPages<Page<PageCard>>({
        area,
        name: 'list',
        shape: pageCardsShape,
        args: [of, sort],
        queryFn: ({ signal, pageParam }) =>
          read(fetchList(pages, of, { sort, ...(pageParam !== null && { cursor: pageParam }) }, signal)),
      }),
    tree: () =>
      publicRead({
        area,
        name: 'tree',
        shape: contentTypesTreeShape,
        queryFn: ({ signal }) => read(types.tree.$get({}, { init: { signal } })) as Promise<ContentTypeTree[]>,
      }),
    path: (contentTypeId: string) =>
      publicRead({
        area,
        name: 'path',
        shape: contentTypesPathShape,
        args: [contentTypeId],
        queryFn: ({ signal }) =>
          read(types[':id'].breadcrumb.$get({ param: { id: contentTypeId } }, { init: { signal } })),
      }),
  };
}

function fetchList(
  pages: ContentApi['pages'],
  of: PagesOf,
  query: { sort: PageSort; cursor?: string },
  signal: AbortSignal,
) {
  const init = { init: { signal } };
  const { contentTypeId, label, ...others } = of;
  if (contentTypeId) return pages['by-content-type-id'].$get({ query: { contentTypeId, ...query } }, init);
  if (label) return pages['by-label']['by-platform'].$get({ query: { label, ...query } }, init);
  return pages['for-public-site'].$get({ query: { ...others, ...query } }, init);
}

export type ContentReads = ReturnType<typeof createContentReads>;

const known = new WeakMap<Api, ContentReads>();

/** The reads of contents: in the chunks of their screens, not in the first load. One for each API. */
export function contentReadsOf(api: Api): ContentReads {
  const reads = known.get(api) ?? createContentReads(createContentApi(api));
  known.set(api, reads);
  return reads;
}

export const useContentReads = (): ContentReads => contentReadsOf(useApi());
