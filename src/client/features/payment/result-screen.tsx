import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ApiError } from '../../data/api.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { useSub } from '../../data/session/use-sub.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useAttemptResult } from './queries.ts';
import classes from './result.module.css';
import { resultTexts as words } from './result-texts.ts';

const PaidObject = lazyPart(() => import('./paid-object.tsx'));

/** What became of a way to the bank. It only reads: to leave it, to reload it or to come back pays nothing. */
export function ResultScreen({ attemptId }: { attemptId: string }) {
  const result = useQuery({ ...useAttemptResult(attemptId), throwOnError: false });
  const isSignedIn = useSub() !== null;
  const isMissing = result.error instanceof ApiError && result.error.status === 404;
  return (
    <>
      <PageHead title={words.title} noindex />
      <h1 className="visually-hidden">{words.title}</h1>
      {isMissing && !result.data ? (
        <Notice {...words.missing} icon="failed">
          <Link to="/profile/wallet" className={buttonClass('primary')}>
            {words.wallet}
          </Link>
        </Notice>
      ) : (
        <ReadGate query={result} skeleton={<Skeleton shape="cards" count={1} />}>
          {({ state, paymentId }) => (
            <div className={classes.result} data-state={state}>
              <Notice
                {...words.states[state]}
                icon={state === 'paid' ? 'done' : state === 'failed' ? 'failed' : 'info'}
              >
                {isSignedIn && (
                  <Suspense fallback={null}>
                    <PaidObject paymentId={paymentId} />
                  </Suspense>
                )}
                <Link to="/profile/wallet" search={{ paymentId }} className={buttonClass('primary')}>
                  {words.wallet}
                </Link>
              </Notice>
            </div>
          )}
        </ReadGate>
      )}
    </>
  );
}
