import { useAtom } from 'jotai';
import { texts } from '../../texts/texts.ts';
import { type ColorScheme, colorSchemeAtom } from '../../ui/color-scheme.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useOnDevice } from '../../ui/use-on-device.ts';
import classes from './scheme.module.css';

const choices: readonly { scheme: ColorScheme; icon: IconName }[] = [
  { scheme: 'light', icon: 'sun' },
  { scheme: 'dark', icon: 'moon' },
  { scheme: 'auto', icon: 'device' },
];

/** Light, dark or system. Only the device knows the chosen one. */
export function SchemeChoice() {
  const [colorScheme, setColorScheme] = useAtom(colorSchemeAtom);
  const isOnDevice = useOnDevice();
  return (
    <fieldset className={classes.choice}>
      <legend className="visually-hidden">{texts.footer.colours}</legend>
      {choices.map(({ scheme, icon }) => (
        <label key={scheme}>
          <input
            type="radio"
            name="color-scheme"
            checked={isOnDevice && colorScheme === scheme}
            onChange={() => setColorScheme(scheme)}
          />
          <Icon name={icon} size={20} />
          {texts.footer.schemes[scheme]}
        </label>
      ))}
    </fieldset>
  );
}
