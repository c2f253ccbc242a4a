import { formatAgo, formatJalali } from '../../../core/time/dates.ts';
import { texts } from '../../texts/app-texts.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { useNow } from '../../ui/minute-clock.ts';
import { useIsOnline } from '../connection/use-is-online.ts';
import classes from './saved-copy.module.css';

/** The time of the shown data: small when online, prominent when offline. `at` in milliseconds. */
export function AsOf({ at, isFetching = false }: { at: number; isFetching?: boolean }) {
  const now = useNow();
  const isOnline = useIsOnline();
  if (at <= 0) return null;
  // The server caches its pages, so it renders the absolute time; a relative one would be wrong later.
  const when = now === undefined ? formatJalali(at, 'dateTime') : formatAgo(at, Math.max(now, at));
  return (
    <time
      className={isOnline ? classes.asOf : classes.asOfOffline}
      data-fetching={isFetching || undefined}
      dateTime={new Date(at).toISOString()}
      data-at={texts.shell.asOf(formatJalali(at, 'dateTime'))}
      suppressHydrationWarning
    >
      {texts.shell.asOf(when)}
    </time>
  );
}

const Retry = ({ onRetry }: { onRetry: () => void }) => <Button onClick={onRetry}>{texts.states.retry}</Button>;

type NoSavedCopyProps = { onRetry: () => void; heading?: string; hint?: string };

/** Offline, and the device has no copy: not the same as "nothing found". By default the data was never loaded online. */
export const NoSavedCopy = ({ onRetry, ...said }: NoSavedCopyProps) => (
  <Notice icon="info" heading={texts.states.noSavedCopy} hint={texts.states.noSavedCopyHint} {...said}>
    <Retry onRetry={onRetry} />
  </Notice>
);

/** The server answered, but not with what was asked. */
export const ReadFailed = ({ requestId, onRetry }: { requestId?: string | undefined; onRetry: () => void }) => (
  <Notice
    icon="failed"
    heading={texts.states.failed}
    hint={texts.states.failedHint}
    more={
      requestId && (
        <p>
          {texts.errors.requestId}: <bdi dir="ltr">{requestId}</bdi>
        </p>
      )
    }
  >
    <Retry onRetry={onRetry} />
  </Notice>
);
