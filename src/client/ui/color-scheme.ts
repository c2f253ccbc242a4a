import { atomWithStorage } from 'jotai/utils';

export const COLOR_SCHEME_KEY = 'rasteh-color-scheme';

const colorSchemes = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

const ATTRIBUTE = 'data-mantine-color-scheme';
const isScheme = (text: string | null): text is ColorScheme => colorSchemes.some((scheme) => scheme === text);
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

const stored = (text: string | null): ColorScheme => (isScheme(text) ? text : 'auto');

/** What was chosen, as plain text under the key that the script in `index.html` reads; other tabs follow. */
export const colorSchemeAtom = atomWithStorage<ColorScheme>(COLOR_SCHEME_KEY, 'auto', {
  getItem: (key) => stored(readText(key)),
  setItem: (key, scheme) => {
    try {
      localStorage.setItem(key, scheme);
    } catch {
      // Storage is closed or full: the choice lasts as long as the page.
    }
    showScheme(scheme);
  },
  removeItem: (key) => localStorage.removeItem(key),
  subscribe: (key, onChange) => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key) return;
      onChange(stored(event.newValue));
      showScheme(stored(event.newValue));
    };
    const media = prefersDark();
    const followDevice = () => showScheme(stored(readText(key)));
    addEventListener('storage', follow);
    media.addEventListener('change', followDevice);
    return () => {
      removeEventListener('storage', follow);
      media.removeEventListener('change', followDevice);
    };
  },
});

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function showScheme(scheme: ColorScheme): void {
  const shown = scheme === 'auto' ? (prefersDark().matches ? 'dark' : 'light') : scheme;
  document.documentElement.setAttribute(ATTRIBUTE, shown);
}
