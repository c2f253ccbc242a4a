import type { CategoryCard } from '../../../contract/catalog/category.ts';
import type { JsonLd } from './json-ld.ts';

type Crumb = Pick<CategoryCard, 'id' | 'name' | 'slug' | 'categoryType'> & Partial<Pick<CategoryCard, 'level'>>;

/** Home, the categories and the page, as in the page's breadcrumb. The last item needs no URL. */
export function breadcrumbData(siteUrl: string, home: string, above: readonly Crumb[], here: string): JsonLd {
  const links = [{ name: home, item: `${siteUrl}/` }, ...above.map((one) => crumbLink(siteUrl, one))];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...links, { name: here }].map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...link,
    })),
  };
}

function crumbLink(siteUrl: string, { id, name, slug, level, categoryType }: Crumb) {
  const path = level === 1 ? `categoryType/${categoryType}` : `${id}/${slug}`;
  return { name, item: `${siteUrl}/category/${path}` };
}

interface Listed {
  id: string;
  slug: string;
}

/** The products of the list's first page, in its order. */
export function productListData(siteUrl: string, name: string, items: readonly Listed[], totalCount?: number): JsonLd {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: totalCount ?? items.length,
    itemListElement: items.map(({ id, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${siteUrl}/products/${id}/${slug}`,
    })),
  };
}
