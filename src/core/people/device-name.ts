type Names = readonly (readonly [name: string, mark: RegExp])[];

/** The first that fits: most browsers also name the ones they are alike. */
const browsers: Names = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
];

const systems: Names = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: Names, text: string): string | undefined => names.find(([, mark]) => mark.test(text))?.[0];

/** Browser and system of a User-Agent, enough to tell one's own devices apart: `Firefox · Android`. */
export function deviceNameOf(userAgent: string | undefined): string | undefined {
  const names = [browsers, systems].flatMap((list) => nameIn(list, userAgent ?? '') ?? []);
  return names.join(' · ') || undefined;
}
