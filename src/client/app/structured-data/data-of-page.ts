import type { QueryClient } from '@tanstack/react-query';
import type { CategoryCard } from '../../../contract/catalog/category.ts';
import { isCategoryType } from '../../../core/catalog/category-types.ts';
import type { Api } from '../../data/api.ts';
import { isLeafList } from '../../features/catalog/category/leaf-list.ts';
import { contentsTexts } from '../../features/content/contents-texts.ts';
import { plainBlocks } from '../../features/content/faq/plain-blocks.ts';
import { faqReads } from '../../features/content/faq/queries.ts';
import { contentReadsOf } from '../../features/content/queries.ts';
import { videosRead } from '../../features/content/video/queries.ts';
import { homeTexts } from '../../features/home/home-texts.ts';
import type { Reads } from '../../routes/-context.ts';
import { texts } from '../../texts/app-texts.ts';
import { rootTexts } from '../../texts/root-texts.ts';
import { articleData, contentBreadcrumb, faqData, videoData } from './content-data.ts';
import { type JsonLd, writeJsonLd } from './json-ld.ts';
import { breadcrumbData, productListData } from './list-data.ts';
import { siteData, supplierData } from './organization-data.ts';
import { productData } from './product-data.ts';

interface Page {
  routeId: string;
  params: Readonly<Record<string, string | undefined>>;
  queryClient: QueryClient;
  api: Api;
  reads: Reads;
  siteUrl: string;
}

const home = texts.shell.home;

const dataOfRoute: Readonly<Record<string, (page: Page) => (JsonLd | undefined)[]>> = {
  '/': ({ siteUrl }) => siteData(siteUrl, texts.site.name, homeTexts.description),
  '/category/categoryType/$categoryType': ({ siteUrl, queryClient, reads, params: { categoryType = '' } }) => {
    if (!isCategoryType(categoryType)) return [];
    const [root] = queryClient.getQueryData(reads.catalog.menuOf(categoryType).queryKey) ?? [];
    return [root && breadcrumbData(siteUrl, home, [], root.name)];
  },
  '/category/$categoryId/$': categoryData,
  '/products/category/$categoryId/$': (page) => {
    const { queryClient, reads, params } = page;
    const { categoryId = '' } = params;
    const category = queryClient.getQueryData(reads.catalog.category(categoryId).queryKey);
    if (category && isLeafList(category)) return categoryData(page);
    const path = breadcrumbOf(page);
    return [
      path && breadcrumbData(page.siteUrl, home, path, rootTexts[path[0]?.categoryType ?? 'Product'].many),
      productsOf(page, path?.at(-1)),
    ];
  },
  '/products/$productId/$': ({ siteUrl, queryClient, reads, params: { productId = '' } }) => {
    const product = queryClient.getQueryData(reads.catalog.product(productId).queryKey);
    const offers = queryClient.getQueryData(reads.catalog.offers(productId).queryKey) ?? [];
    return product
      ? [productData(siteUrl, product, offers), breadcrumbData(siteUrl, home, product.breadcrumb, product.title)]
      : [];
  },
  '/contents/$pageId/$': articleOf,
  '/contents/$pageId/supplier/$supplierId/$': articleOf,
  '/faq': questionsOf,
  '/videos': ({ siteUrl, queryClient, api }) =>
    queryClient.getQueryData(videosRead(api).queryKey)?.items.map((video) => videoData(siteUrl, video)) ?? [],
  '/supplier/$supplierId/$': ({ siteUrl, queryClient, reads, params: { supplierId = '' } }) => {
    const supplier = queryClient.getQueryData(reads.suppliers.supplier(supplierId).queryKey);
    return supplier ? [supplierData(siteUrl, supplier), breadcrumbData(siteUrl, home, [], supplier.name)] : [];
  },
};

function articleOf({ siteUrl, queryClient, api, params: { pageId = '' } }: Page) {
  const page = queryClient.getQueryData(contentReadsOf(api).page(pageId).queryKey);
  if (!page) return [];
  return [
    articleData(siteUrl, texts.site.name, page),
    contentBreadcrumb(siteUrl, [home, contentsTexts.here], page.contentType, page.title),
  ];
}

function questionsOf({ queryClient, api }: Page) {
  const groups = queryClient.getQueryData(faqReads(api).groups().queryKey);
  const questions = groups?.flatMap((group) => group.questions) ?? [];
  if (questions.length === 0) return [];
  return [faqData(questions.map(({ question, answer }) => ({ question, answer: plainBlocks(answer) })))];
}

function categoryData(page: Page) {
  const path = breadcrumbOf(page);
  const here = path?.at(-1);
  return [here && breadcrumbData(page.siteUrl, home, path?.slice(0, -1) ?? [], here.name), productsOf(page, here)];
}

const breadcrumbOf = ({ queryClient, reads, params: { categoryId = '' } }: Page) =>
  queryClient.getQueryData(reads.catalog.breadcrumb(categoryId).queryKey);

/** The list in its default order, as at its canonical URL. */
function productsOf(
  { siteUrl, queryClient, reads, params: { categoryId = '' } }: Page,
  here: CategoryCard | undefined,
) {
  const [page] = queryClient.getQueryData(reads.catalog.products({ categoryId }).queryKey)?.pages ?? [];
  if (!here || !page || page.items.length === 0) return undefined;
  return productListData(siteUrl, rootTexts[here.categoryType].listOf(here.name), page.items, page.totalCount);
}

/**
 * The page's schema.org data, from the reads that the page uses. Only the server renders it; the client never loads it.
 */
export function jsonLdOf(page: Page): string {
  const things = dataOfRoute[page.routeId]?.(page) ?? [];
  return writeJsonLd(things.filter((one) => one !== undefined));
}
