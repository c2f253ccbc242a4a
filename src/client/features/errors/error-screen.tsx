import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { isCrawler } from '../../../core/pages/is-crawler.ts';
import { ApiError } from '../../data/api.ts';
import { reloading } from '../../offline/updates/guarded-reload.ts';
import { PendingScreen } from '../../ui/load/pending-screen.tsx';
import { useStore } from '../../ui/store.ts';
import { ErrorPage } from './error-page.tsx';
import { failureOf } from './failure.ts';

const isOnDevice = typeof document !== 'undefined';

/**
 * The screen of an uncaught error. If saved data may have caused it, drops that and renders the page again, once;
 * otherwise it redirects to the error's URL after mount. React already logs the error to the console. A crawler sees
 * nothing.
 */
export function ErrorScreen({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const queryClient = useQueryClient();
  const isAnswer = error instanceof ApiError;
  const isMissing = isAnswer && error.status === 404;
  const isLeaving = useStore(reloading, false);
  const [isFinal, setIsFinal] = useState(isAnswer || !isOnDevice || isCrawler(navigator.userAgent));
  useEffect(() => {
    const { href, pathname } = router.state.location;
    if (isLeaving) return;
    if (!isFinal) {
      import('../../offline/saved-reads/repair-page.ts')
        .then(({ repairPage }) => repairPage(queryClient, pathname))
        .then((isRepaired) => (isRepaired ? reset() : setIsFinal(true)))
        .catch(() => setIsFinal(true));
      return;
    }
    const to = isMissing ? '/error/404' : '/error';
    if (pathname === to || isCrawler(navigator.userAgent)) return;
    void router.navigate({ to, state: { failure: failureOf(error, href) }, replace: true });
  }, [error, isFinal, isLeaving, isMissing, queryClient, reset, router]);
  if (isLeaving || !isFinal) return <PendingScreen />;
  if (isOnDevice && isCrawler(navigator.userAgent)) return null;
  return <ErrorPage code={isMissing ? 404 : 500} />;
}
