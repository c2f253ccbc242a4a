import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { AsOf } from '../../offline/saved-reads/saved-copy.tsx';
import { useOldestCopy } from '../../offline/saved-reads/shown-copies.ts';
import { texts } from '../../texts/app-texts.ts';
import classes from './offline-strip.module.css';

/** That there is no network, and the time of the saved copies that the page shows. */
export function OfflineStrip() {
  const isOnline = useIsOnline();
  const oldest = useOldestCopy();
  return (
    <div className={classes.strip}>
      <p role="status">
        {!isOnline && (
          <>
            {texts.shell.offline}
            {oldest === undefined && <span className={classes.more}>{texts.shell.offlineMore}</span>}
          </>
        )}
      </p>
      {oldest !== undefined && <AsOf at={oldest} />}
    </div>
  );
}
