import { redirect } from '@tanstack/react-router';
import type { Category } from '../../../../contract/catalog/category.ts';
import { redirectToName } from '../../../router/canonical.ts';

/**
 * On the server: a category is at its own name, a root under its type.
 * @throws the router's redirect
 */
export function redirectCategory(written: string | undefined, category: Category | undefined): void {
  if (category?.isRoot) {
    const { categoryType } = category;
    throw redirect({ to: '/category/categoryType/$categoryType', params: { categoryType }, statusCode: 301 });
  }
  redirectToName(written, category?.slug);
}
