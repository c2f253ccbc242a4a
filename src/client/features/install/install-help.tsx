import { installTexts } from '../../parts/install/install-texts.ts';
import { HelpButton } from '../../ui/help-button.tsx';
import classes from './install-prompt.module.css';

/** Instructions for browsers without an install prompt. */
export function InstallHelp({ way }: { way: 'ios' | 'embedded' }) {
  if (way === 'embedded')
    return (
      <>
        <p className={classes.heading}>{installTexts.embeddedHeading}</p>
        <HelpButton id="install.entry" />
        <p>{installTexts.embedded}</p>
      </>
    );
  return (
    <>
      <p className={classes.heading}>{installTexts.iosHeading}</p>
      <HelpButton id="install.entry" />
      <ol className={classes.steps}>
        <li>
          {installTexts.iosShare}{' '}
          <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true" className={classes.sign}>
            <path d="M12 15V3.5M8 7l4-4 4 4M8 10H5.5v10.5h13V10H16" />
          </svg>
        </li>
        <li>
          {installTexts.iosAdd} <bdi dir="ltr">{installTexts.iosAddEnglish}</bdi>
        </li>
        <li>
          {installTexts.iosConfirm} <bdi dir="ltr">{installTexts.iosConfirmEnglish}</bdi>
        </li>
      </ol>
    </>
  );
}
