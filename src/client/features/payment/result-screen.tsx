import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '../../data/api.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { useSub } from '../../data/session/use-sub.ts';
import { paymentReads } from '../../parts/payments/queries.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useAttemptResult } from './queries.ts';
import { resultTexts as words } from './result-texts.ts';

/** What became of a way to the bank. It only reads: to leave it, to reload it or to come back pays nothing. */
export function ResultScreen({ attemptId }: { attemptId: string }) {
  const result = useQuery({ ...useAttemptResult(attemptId), throwOnError: false });
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
            <Notice
              {...words.states[state]}
              icon={state === 'paid' ? 'done' : state === 'failed' ? 'failed' : 'info'}
            >
              <PaidObject paymentId={paymentId} />
              <Link to="/profile/wallet" search={{ paymentId }} className={buttonClass('secondary')}>
                {words.wallet}
              </Link>
            </Notice>
          )}
        </ReadGate>
      )}
    </>
  );
}

/** For its payer, once signed in: the page of what is paid for. A charge has no other page than the wallet. */
function PaidObject({ paymentId }: { paymentId: string }) {
  const isSignedIn = useSub() !== null;
  const own = paymentReads(usePrivateApi()).payment(paymentId);
  const { data } = useQuery({ ...own, enabled: isSignedIn, throwOnError: false });
  if (!data || data.purpose === 'charge') return null;
  return (
    <Link to={data.path} className={buttonClass('primary')}>
      {words.object}
    </Link>
  );
}
