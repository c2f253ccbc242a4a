import { useMantineColorScheme } from '@mantine/core';
import { texts } from '../../texts.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './scheme.module.css';

/** Light or dark at one touch; both faces are drawn and CSS shows the right one, for the server knows neither. */
export function SchemeToggle() {
  // Without `keepTransitions` Mantine writes a style element by innerHTML, which Trusted Types refuse.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <span className={classes.toggles}>
      <button
        type="button"
        className={classes.toDark}
        aria-label={texts.header.toDark}
        title={texts.header.toDark}
        onClick={() => setColorScheme('dark')}
      >
        <Icon name="moon" size={22} />
      </button>
      <button
        type="button"
        className={classes.toLight}
        aria-label={texts.header.toLight}
        title={texts.header.toLight}
        onClick={() => setColorScheme('light')}
      >
        <Icon name="sun" size={22} />
      </button>
    </span>
  );
}
