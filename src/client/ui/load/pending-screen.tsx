import { texts } from '../../texts/app-texts.ts';
import classes from './pending-screen.module.css';

/** The full-screen spinner of a start from the shell, until the login check and the screen's chunk are done. */
export function PendingScreen() {
  return (
    <div className={classes.screen} role="status">
      <span className={classes.spinner} aria-hidden="true" />
      <span>{texts.shell.loading}</span>
    </div>
  );
}
