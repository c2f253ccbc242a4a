import { notFound, redirect } from '@tanstack/react-router';
import { isPagePath } from '../../core/pages/pages.ts';
import { readUserInfo } from '../data/session/user-info.ts';

const PRODUCT_OR_SUPPLIER = /^\/(?:products(?:\/base-product)?|supplier)\/[\da-f]{8}-/i;

interface Visited {
  location: { href: string; pathname: string };
  context: { shownPath: () => string | undefined };
}

/**
 * For `beforeLoad` of the routes of a signed-in user.
 * @throws the router's `notFound` for an address that is no page, whoever asks; a redirect to the login page, which leads back
 */
export function requireSignIn({ location, context }: Visited): void {
  if (!isPagePath(location.pathname)) throw notFound();
  if (readUserInfo()) return;
  const isAfterVisit = PRODUCT_OR_SUPPLIER.test(context.shownPath() ?? '');
  throw redirect({
    to: '/users/login',
    search: { redirectPath: location.href, ...(isAfterVisit && { loginPerPage: true }) },
  });
}
