import { formatAgo, formatJalali } from '../../../core/dates.ts';
import { texts } from '../../texts/texts.ts';
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
      suppressHydrationWarning
    >
      {texts.shell.asOf(when)}
    </time>
  );
}

function Notice(props: { heading: string; hint: string; requestId?: string | undefined; onRetry: () => void }) {
  return (
    <div className={classes.notice} role="status">
      <h2>{props.heading}</h2>
      <p>{props.hint}</p>
      {props.requestId && (
        <p>
          {texts.errors.requestId}: <bdi dir="ltr">{props.requestId}</bdi>
        </p>
      )}
      <button type="button" className={classes.retry} onClick={props.onRetry}>
        {texts.states.retry}
      </button>
    </div>
  );
}

/** Offline, and the data was never loaded online: not the same as "nothing found". */
export const NoSavedCopy = (props: { onRetry: () => void }) => (
  <Notice heading={texts.states.noSavedCopy} hint={texts.states.noSavedCopyHint} onRetry={props.onRetry} />
);

/** The server answered with an error. */
export const ReadFailed = (props: { requestId?: string | undefined; onRetry: () => void }) => (
  <Notice heading={texts.states.failed} hint={texts.states.failedHint} {...props} />
);
