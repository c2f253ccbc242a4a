import { redirect } from '@tanstack/react-router';
import type { Category } from '../../../../contract/catalog/category.ts';
import { redirectToName } from '../../../router/canonical.ts';

/**
 * For loaders on the server: the URL contains the category's name, or for a root category its type.
 * @throws the router's redirect
 */
export function redirectCategory(written: string | undefined, category: Category | undefined): void {
  if (category?.isRoot) {
    const { categoryType } = category;
    throw redirect({ to: '/category/categoryType/$categoryType', params: { categoryType }, statusCode: 301 });
  }
  redirectToName(written, category?.slug);
}
