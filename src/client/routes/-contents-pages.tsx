import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent, notFound, useParams } from '@tanstack/react-router';
import type { ContentPage } from '../../contract/content/page.ts';
import type { CategoryType } from '../../core/catalog/category-types.ts';
import { isUuid } from '../../core/ids/uuid.ts';
import { startReads } from '../data/start-reads.ts';
import { ArticleReactions } from '../features/content/comment/article-reactions.tsx';
import { ArticleScreen } from '../features/content/page/article-screen.tsx';
import { contentReadsOf, type PagesOf, useContentReads } from '../features/content/queries.ts';
import { NotFoundScreen } from '../features/errors/not-found-screen.tsx';
import { redirectToName } from '../router/canonical.ts';
import type { ContentRoute } from './-content-pages.tsx';
import type { RouterContext } from './-context.ts';

const loadLists = () => import('../features/content/list/list-screen.tsx');
const AllContentsScreen = lazyRouteComponent(loadLists, 'AllContentsScreen');
const LabelScreen = lazyRouteComponent(loadLists, 'LabelScreen');
const TypeScreen = lazyRouteComponent(loadLists, 'TypeScreen');
const ContentList = lazyRouteComponent(() => import('../features/content/list/content-list.tsx'), 'ContentList');
const CategoryContentsScreen = lazyRouteComponent(
  () => import('../features/catalog/category/category-contents-screen.tsx'),
  'CategoryContentsScreen',
);
const ContentListScreen = lazyRouteComponent(
  () => import('../features/suppliers/supplier/content-list-screen.tsx'),
  'ContentListScreen',
);
const SupplierFrame = lazyRouteComponent(
  () => import('../features/suppliers/supplier/supplier-frame.tsx'),
  'SupplierFrame',
);

/** Likes and comments of a page. */
const reactions = ({ id, slug, title }: ContentPage) => <ArticleReactions pageId={id} page={{ title, slug }} />;

const articlePath = ({ id, slug }: ContentPage) => `${id}/${slug}`;
/** In the frame of the supplier whose page it is. */
const framedPath = (page: ContentPage) =>
  page.supplier ? `${page.id}/supplier/${page.supplier.id}/${page.slug}` : articlePath(page);

/** @param splat what follows `/contents/` */
export function contentsRouteAt(splat: string): ContentRoute | undefined {
  const [first = '', second, third = '', ...rest] = splat.split('/');
  if (splat === '') return listRoute({}, () => <AllContentsScreen />, AllContentsScreen.preload);
  if (first === 'label' && second && rest.length === 0 && third === '')
    return listRoute({ label: second }, () => <LabelScreen key={second} written={second} />, LabelScreen.preload);
  if (!isUuid(first)) return undefined;
  const id = first.toLowerCase();
  if (second === undefined) return typeRoute(id);
  const isFramed = second === 'supplier' && isUuid(third);
  return articleRoute(id, splat, isFramed ? third.toLowerCase() : undefined);
}

const listRoute = (of: PagesOf, page: ContentRoute['page'], preload: ContentRoute['preload']): ContentRoute => ({
  preload,
  reads: ({ api }) => ({ reads: [contentReadsOf(api).list(of)], extras: [contentReadsOf(api).tree()] }),
  page,
});

const typeRoute = (contentTypeId: string): ContentRoute => ({
  reads: ({ api }) => {
    const reads = contentReadsOf(api);
    return { reads: [reads.path(contentTypeId), reads.list({ contentTypeId })], extras: [reads.tree()] };
  },
  preload: TypeScreen.preload,
  page: () => <TypeScreen key={contentTypeId} contentTypeId={contentTypeId} />,
});

const articleRoute = (id: string, splat: string, supplierId: string | undefined): ContentRoute => ({
  reads: ({ api, queryClient, reads }) => {
    const page = contentReadsOf(api).page(id);
    return {
      reads: [page, ...(supplierId === undefined ? [] : [reads.suppliers.supplier(supplierId)])],
      extras: [contentReadsOf(api).tree()],
      onServer: () => {
        const found = queryClient.getQueryData(page.queryKey);
        if (found) redirectToName(splat, (supplierId === undefined ? articlePath : framedPath)(found));
      },
    };
  },
  preload: supplierId === undefined ? undefined : SupplierFrame.preload,
  page: () =>
    supplierId === undefined ? (
      <ArticleScreen key={id} pageId={id} written={splat} pathOf={articlePath} reactions={reactions} />
    ) : (
      <FramedArticle key={id} pageId={id} supplierId={supplierId} written={splat} />
    ),
});

function FramedArticle({ pageId, supplierId, written }: { pageId: string; supplierId: string; written: string }) {
  const title = useQuery(useContentReads().page(pageId)).data?.title ?? '';
  return (
    <SupplierFrame supplierId={supplierId} titleOf={() => title}>
      {() => <ArticleScreen pageId={pageId} written={written} pathOf={framedPath} reactions={reactions} isFramed />}
    </SupplierFrame>
  );
}

type Visited = { context: RouterContext; params: { _splat?: string } };

/** @throws the router's `notFound` for an address that is no page */
export async function loadContents({ context, params: { _splat = '' } }: Visited) {
  const route = contentsRouteAt(_splat);
  if (!route) throw notFound();
  await route.preload?.();
  await startReads(context.queryClient, route.reads(context));
}

export function ContentsPages() {
  const { _splat = '' } = useParams({ strict: false });
  return contentsRouteAt(_splat)?.page() ?? <NotFoundScreen />;
}

type CategoryVisited = {
  context: RouterContext;
  params: { categoryType: CategoryType; categoryId: string; _splat?: string };
};

export async function loadCategoryContents({ context, params: { categoryType, categoryId, _splat } }: CategoryVisited) {
  const { api, queryClient, reads } = context;
  const category = reads.catalog.category(categoryId);
  await Promise.all([CategoryContentsScreen.preload?.(), ContentList.preload?.()]);
  await startReads(queryClient, {
    reads: [category, reads.catalog.breadcrumb(categoryId), contentReadsOf(api).list({ categoryId })],
    onServer: () => {
      const found = queryClient.getQueryData(category.queryKey);
      if (found?.categoryType !== categoryType) throw notFound();
      redirectToName(_splat, found.slug);
    },
  });
}

export function CategoryContentsPage() {
  const { categoryType, categoryId, _splat } = useParams({ from: '/category/contents/$categoryType/$categoryId/$' });
  return (
    <CategoryContentsScreen
      categoryType={categoryType}
      categoryId={categoryId}
      writtenName={_splat}
      contents={(none) => <ContentList key={categoryId} of={{ categoryId }} none={none} />}
    />
  );
}

type SupplierVisited = { context: RouterContext; params: { supplierId: string } };

export async function loadSupplierContents({ context, params: { supplierId } }: SupplierVisited) {
  await Promise.all([ContentListScreen.preload?.(), ContentList.preload?.()]);
  await startReads(context.queryClient, {
    reads: [context.reads.suppliers.supplier(supplierId), contentReadsOf(context.api).list({ supplierId })],
  });
}

export function SupplierContentsPage() {
  const { supplierId } = useParams({ from: '/supplier/$supplierId/content-list' });
  return (
    <ContentListScreen
      supplierId={supplierId}
      contents={(none) => <ContentList key={supplierId} of={{ supplierId }} none={none} />}
    />
  );
}
