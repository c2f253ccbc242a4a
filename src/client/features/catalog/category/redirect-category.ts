import { redirect } from '@tanstack/react-router';
import type { Category } from '../../../../contract/catalog/category.ts';
import { redirectToName } from '../../../router/canonical.ts';
import { isLeafList } from './leaf-list.ts';

/**
 * For loaders on the server: the URL contains the category's name; a root category has the page of its type, and a leaf
 * its list.
 * @throws the router's redirect
 */
export function redirectCategory(written: string | undefined, category: Category | undefined): void {
  if (category?.isRoot) {
    const { categoryType } = category;
    throw redirect({ to: '/category/categoryType/$categoryType', params: { categoryType }, statusCode: 301 });
  }
  if (category && isLeafList(category)) {
    const params = { categoryId: category.id, _splat: category.slug };
    throw redirect({ to: '/products/category/$categoryId/$', params, statusCode: 301 });
  }
  redirectToName(written, category?.slug);
}
