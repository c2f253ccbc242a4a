import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { isCrawler } from '../../../core/is-crawler.ts';
import { ApiError } from '../../data/api.ts';
import { reloading } from '../../offline/updates/guarded-reload.ts';
import { PendingScreen } from '../../ui/pending-screen.tsx';
import { useStore } from '../../ui/store.ts';
import { ErrorPage } from './error-page.tsx';
import { failureOf } from './failure.ts';

/**
 * The screen of an uncaught error; after mount it redirects to the error's URL. React already logs the error to the
 * console. A crawler sees nothing.
 */
export function ErrorScreen({ error }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const isMissing = error instanceof ApiError && error.status === 404;
  const isLeaving = useStore(reloading, false);
  useEffect(() => {
    const { href, pathname } = router.state.location;
    const to = isMissing ? '/error/404' : '/error';
    if (isLeaving || pathname === to || isCrawler(navigator.userAgent)) return;
    void router.navigate({ to, state: { failure: failureOf(error, href) }, replace: true });
  }, [error, isLeaving, isMissing, router]);
  if (isLeaving) return <PendingScreen />;
  if (typeof navigator !== 'undefined' && isCrawler(navigator.userAgent)) return null;
  return <ErrorPage code={isMissing ? 404 : 500} />;
}
