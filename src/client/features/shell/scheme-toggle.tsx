import { useSetAtom } from 'jotai';
import { texts } from '../../texts/app-texts.ts';
import { colorSchemeAtom } from '../../ui/device/color-scheme.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { IconButton } from '../../ui/kit/button.tsx';
import classes from './scheme.module.css';

/** Toggles light and dark. Renders both icons and CSS shows one, because the server does not know the scheme. */
export function SchemeToggle() {
  const setColorScheme = useSetAtom(colorSchemeAtom);
  return (
    <>
      <IconButton
        label={texts.header.toDark}
        className={classes.toDark}
        title={texts.header.toDark}
        onClick={() => setColorScheme('dark')}
      >
        <Icon name="moon" size={22} />
      </IconButton>
      <IconButton
        label={texts.header.toLight}
        className={classes.toLight}
        title={texts.header.toLight}
        onClick={() => setColorScheme('light')}
      >
        <Icon name="sun" size={22} />
      </IconButton>
    </>
  );
}
