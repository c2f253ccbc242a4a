import { atom } from 'jotai';
import { deviceAtom } from './device-atom.ts';
import { deviceValue } from './device-value.ts';

const colorSchemes = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

const ATTRIBUTE = 'data-mantine-color-scheme';
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The chosen scheme. The script in `index.html` reads it too. */
export const chosenScheme = deviceValue<ColorScheme>(
  'rasteh-color-scheme',
  (stored) => colorSchemes.find((scheme) => scheme === stored) ?? 'auto',
  { isPlainText: true },
);

const chosenAtom = deviceAtom(chosenScheme, 'auto');

/** The chosen scheme. While it is subscribed, the page follows other tabs and the system. */
export const colorSchemeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, scheme: ColorScheme) => {
    set(chosenAtom, scheme);
    showScheme();
  },
);
colorSchemeAtom.onMount = () => {
  const stop = chosenScheme.subscribe(showScheme);
  const media = prefersDark();
  media.addEventListener('change', showScheme);
  return () => {
    stop();
    media.removeEventListener('change', showScheme);
  };
};

function showScheme(): void {
  const scheme = chosenScheme.get();
  const shown = scheme === 'auto' ? (prefersDark().matches ? 'dark' : 'light') : scheme;
  document.documentElement.setAttribute(ATTRIBUTE, shown);
}
