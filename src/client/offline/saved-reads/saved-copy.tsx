import { formatAgo, formatJalali } from '../../../core/dates.ts';
import { texts } from '../../texts/texts.ts';
import { useNow } from '../../ui/minute-clock.ts';
import { useIsOnline } from '../connection/use-is-online.ts';
import classes from './saved-copy.module.css';

/** When the shown data was last known to be true; small with a network, prominent without. `at` in milliseconds. */
export function AsOf({ at, isFetching = false }: { at: number; isFetching?: boolean }) {
  const now = useNow();
  const isOnline = useIsOnline();
  if (at <= 0) return null;
  // The server's page is kept for a while, so it says the moment itself and not how long ago it was.
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

/** Without a network and never opened with one: not the same as "nothing found". */
export const NoSavedCopy = (props: { onRetry: () => void }) => (
  <Notice heading={texts.states.noSavedCopy} hint={texts.states.noSavedCopyHint} onRetry={props.onRetry} />
);

/** The server answered, but not with what was asked. */
export const ReadFailed = (props: { requestId?: string | undefined; onRetry: () => void }) => (
  <Notice heading={texts.states.failed} hint={texts.states.failedHint} {...props} />
);
