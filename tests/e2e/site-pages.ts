/** URLs of pages with content, found through the site's API. */
import { categoryTypes } from '../../src/core/catalog/category-types.ts';

interface Named {
  id: string;
  slug: string;
}
interface MenuNode extends Named {
  name: string;
  itemsCount: number;
  subcategories: MenuNode[];
}
interface ListItem extends Named {
  imageUrl: string | null;
  supplier: Named & { name: string };
}

export interface SitePages {
  /** One or more pages of every public kind. */
  visited: string[];
  /** A product that is not among them. */
  product: string;
  /** URL of a product's drawing. */
  drawing: string;
}

/** Shows what the device keeps: the server draws no content, and no read has a time. */
export const PARTS_LIST = '/products/parts-list';

const PRODUCTS_NEEDED = 3;

const pathOf = (area: string, one: Named) => `/${area}/${one.id}/${encodeURIComponent(one.slug)}`;

export async function findPages(siteUrl: string): Promise<SitePages> {
  const get = async <T>(path: string): Promise<T> => (await fetch(`${siteUrl}/api/v1/${path}`)).json() as Promise<T>;
  const [root] = await get<MenuNode[]>('categories/menu?categoryTypes=Product');
  const [category, parent] = root ? fullest(root) : [];
  if (!category || !parent) throw new Error('the catalogue has no products');
  const { items } = await get<{ items: ListItem[] }>(`supplierproducts/catalog?categoryId=${category.id}`);
  const [first, second, third] = items;
  if (!first || !second || !third)
    throw new Error(`category ${category.id} has fewer than ${PRODUCTS_NEEDED} products`);
  const drawing = items.find((item) => item.imageUrl)?.imageUrl;
  if (!drawing) throw new Error(`category ${category.id} has no drawings`);
  const { baseProductId, baseProductSlug } = await get<Record<string, string>>(`supplierproducts/${first.id}/catalog`);
  const visited = [
    '/',
    ...categoryTypes.map((type) => `/category/categoryType/${type}`),
    pathOf('category', parent),
    pathOf('category/properties', category),
    pathOf('category/contents/Product', category),
    pathOf('products/category', category),
    `/products/category/${category.id}/supplier/${first.supplier.id}`,
    '/products/search/Product',
    PARTS_LIST,
    pathOf('products/base-product', { id: baseProductId ?? '', slug: baseProductSlug ?? '' }),
    pathOf('products', first),
    pathOf('products', second),
    pathOf('supplier', first.supplier),
    `/supplier/${first.supplier.id}/products/Product`,
    `/supplier/${first.supplier.id}/content-list`,
    `/supplier/${first.supplier.id}/merchantDelegations/${encodeURIComponent(first.supplier.slug)}`,
    pathOf('supplier/category', category),
    '/suppliers/Product',
    `/suppliers/search/${encodeURIComponent(first.supplier.name)}`,
    `/search/${encodeURIComponent(category.name)}`,
    '/faq',
    '/help/product-list.filters',
    '/how-it-work',
  ];
  return { visited, product: pathOf('products', third), drawing };
}

/** The deepest category with enough products, and the one above it. */
function fullest(node: MenuNode, parent?: MenuNode): [MenuNode, MenuNode | undefined] {
  const [next] = [...node.subcategories].sort((a, b) => b.itemsCount - a.itemsCount);
  return next && next.itemsCount >= PRODUCTS_NEEDED ? fullest(next, node) : [node, parent];
}
