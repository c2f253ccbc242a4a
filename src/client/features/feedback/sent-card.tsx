import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TrackedFeedback } from '../../../contract/feedback/feedback.ts';
import { formatTrackingCode } from '../../../core/ids/tracking-code.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { ApiError } from '../../data/api.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { Button } from '../../ui/kit/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { Written } from '../../ui/written.tsx';
import classes from './feedback.module.css';
import { feedbackTexts } from './feedback-texts.ts';
import { ProgressMark, ProgressView } from './progress-view.tsx';
import { feedbackReads } from './queries.ts';
import { forgetSent, type SentFeedback } from './sent-codes.ts';

const words = feedbackTexts.own;
const TOAST_ID = 'code-copied';
const NOT_FOUND = 404;

type SentCardProps = Pick<SentFeedback, 'trackingCode' | 'type' | 'text' | 'sentAt'> & {
  progress: Pick<TrackedFeedback, 'state' | 'answer'> | undefined;
  filesCount?: number;
  /** What else is to be said, and done. */
  children?: ReactNode;
};

/** Feedback that the server has, with its code and what became of it. */
export function SentCard({ trackingCode, type, text, sentAt, progress, filesCount = 0, children }: SentCardProps) {
  const code = formatTrackingCode(trackingCode);
  const handleCopy = async () => {
    await navigator.clipboard.writeText(code);
    showToast({ id: TOAST_ID, kind: 'done', text: words.copied });
  };
  return (
    <article className={classes.card}>
      <h3>
        {feedbackTexts.types[type]} {progress && <ProgressMark state={progress.state} />}
      </h3>
      <Written className={classes.text} text={text} />
      <p className={classes.code}>
        {words.code}:{' '}
        <bdi dir="ltr" translate="no">
          {code}
        </bdi>
        {'clipboard' in navigator && (
          <Button size="compact" look="quiet" onClick={() => void handleCopy().catch(() => {})}>
            {words.copy}
          </Button>
        )}
      </p>
      <p className={classes.facts}>
        <time dateTime={sentAt}>{words.sentAt(formatJalali(sentAt, 'dateTime'))}</time>
        {filesCount > 0 && ` · ${feedbackTexts.files.count(formatNumber(filesCount))}`}
      </p>
      {progress && <ProgressView {...progress} />}
      {children}
    </article>
  );
}

/** The same for what was sent by nobody: asks with the code. */
export function TrackedCard({ sent }: { sent: SentFeedback }) {
  const { trackingCode, progress } = sent;
  const tracked = useQuery({
    ...feedbackReads(usePrivateApi()).tracked(trackingCode),
    enabled: progress?.state !== 'closed',
    throwOnError: false,
  });
  const isGone = tracked.error instanceof ApiError && tracked.error.status === NOT_FOUND;
  const known = tracked.data ?? progress;
  return (
    <SentCard {...sent} progress={isGone ? undefined : known}>
      {isGone ? (
        <p className={classes.facts}>{words.gone}</p>
      ) : (
        tracked.isError && <p className={classes.facts}>{known ? words.loadFailed : words.unknown}</p>
      )}
      {(isGone || known?.state === 'closed') && (
        <Button size="compact" look="quiet" onClick={() => forgetSent(trackingCode)}>
          {words.forget}
        </Button>
      )}
    </SentCard>
  );
}
