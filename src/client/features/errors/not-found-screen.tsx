import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { isCrawler } from '../../../core/pages/is-crawler.ts';
import { ErrorPage } from './error-page.tsx';

const messageOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? data.message
    : undefined;

/** No such page or object; after mount it redirects to /error/404. */
export function NotFoundScreen({ data }: { data?: unknown }): ReactNode {
  const router = useRouter();
  const message = messageOf(data);
  useEffect(() => {
    const { href: from, pathname } = router.state.location;
    // The shell remounts this screen at the new URL before the router matches its page.
    if (pathname === '/error/404') return;
    console.warn(message ?? `not found: ${from}`);
    if (isCrawler(navigator.userAgent)) return;
    void router.navigate({ to: '/error/404', state: { failure: { from, message } }, replace: true });
  }, [message, router]);
  return <ErrorPage code={404} message={message} />;
}
