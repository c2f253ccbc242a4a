import { createTheme, type MantineColorsTuple } from '@mantine/core';

const petrol: MantineColorsTuple = [
  '#E8F3F4',
  '#D0E4E6',
  '#A2C9CD',
  '#72ADB3',
  '#4A959D',
  '#2C848D',
  '#187681',
  '#0F5B66',
  '#0B4A53',
  '#073840',
];
const saffron: MantineColorsTuple = [
  '#FFF6E3',
  '#FEECC8',
  '#FBDA96',
  '#F8C761',
  '#F5B636',
  '#F2A516',
  '#D98F08',
  '#AC7006',
  '#7F5205',
  '#523503',
];

/** Colours of Mantine's components; all other styles are in theme.css. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  colors: { petrol, saffron },
  fontFamily: 'Vazirmatn, system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, monospace',
  defaultRadius: 'sm',
  respectReducedMotion: true,
});
