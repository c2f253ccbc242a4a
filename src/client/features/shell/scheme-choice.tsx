import { useAtom } from 'jotai';
import { texts } from '../../texts/app-texts.ts';
import { type ColorScheme, colorSchemeAtom } from '../../ui/device/color-scheme.ts';
import { useOnDevice } from '../../ui/device/use-on-device.ts';
import { Icon, type IconName } from '../../ui/image/icon.tsx';
import { Segmented } from '../../ui/kit/fields/segmented.tsx';

const icons: Record<ColorScheme, IconName> = { light: 'sun', dark: 'moon', auto: 'device' };
const options = (['light', 'dark', 'auto'] as const).map((scheme) => ({
  value: scheme,
  label: (
    <>
      <Icon name={icons[scheme]} size={20} />
      {texts.footer.schemes[scheme]}
    </>
  ),
}));

/** Light, dark or system. Only the device knows the chosen one. */
export function SchemeChoice() {
  const [colorScheme, setColorScheme] = useAtom(colorSchemeAtom);
  const isOnDevice = useOnDevice();
  return (
    <Segmented
      legend={texts.footer.colours}
      name="color-scheme"
      options={options}
      value={isOnDevice ? colorScheme : undefined}
      onChoose={setColorScheme}
    />
  );
}
