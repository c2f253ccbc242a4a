import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { texts } from '../../texts/app-texts.ts';
import classes from './offline-strip.module.css';

export function OfflineStrip() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className={classes.place}>
      {!isOnline && <p className={classes.strip}>{texts.shell.offline}</p>}
    </div>
  );
}
