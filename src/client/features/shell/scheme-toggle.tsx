import { useSetAtom } from 'jotai';
import { texts } from '../../texts/texts.ts';
import { colorSchemeAtom } from '../../ui/color-scheme.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './scheme.module.css';

/** Toggles light and dark. Renders both icons and CSS shows one, because the server does not know the scheme. */
export function SchemeToggle() {
  const setColorScheme = useSetAtom(colorSchemeAtom);
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
