/**
 * Writes Vazirmatn, subset for Persian and technical Latin text, weights 400–700: public/fonts/vazirmatn.woff2 for pages, and
 * src/server/share/vazirmatn.ttf for the pictures that the server draws.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const source = join(root, 'node_modules/vazirmatn/fonts/variable/Vazirmatn[wght].ttf');
const target = join(root, 'public/fonts/vazirmatn.woff2');
const serverTarget = join(root, 'src/server/share/vazirmatn.ttf');
const maxBytes = 45 * 1024;

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('');

const text = [
  range(0x20, 0x7e),
  range(0x0621, 0x063a),
  range(0x0640, 0x0655),
  'پچژگکیۀة\u0670\u0654',
  range(0x0660, 0x0669),
  range(0x06f0, 0x06f9),
  '،؛؟«»٪٫٬…‹›“”‘’•',
  // ZWNJ, ZWJ, NBSP, narrow NBSP and the direction marks and isolates
  '\u200c\u200d\u00a0\u202f\u200e\u200f\u2066\u2067\u2068\u2069\ufeff',
  '–—×÷°±µμΩΩ¹²³≤≥≈≠⌀Øø·→←↑↓−©®™§½¼¾√∞∆‰″′',
].join('');

/** Arabic shaping and mark placement, kerning, fractions; without stylistic sets and small caps. */
const keepFeatures = [
  'ccmp',
  'locl',
  'isol',
  'init',
  'medi',
  'fina',
  'rlig',
  'calt',
  'liga',
  'mark',
  'mkmk',
  'kern',
  'curs',
  'tnum',
];

const subset = (targetFormat: 'woff2' | 'sfnt') =>
  subsetFont(readFileSync(source), text, {
    targetFormat,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    keepFeatures,
    noHinting: true,
  });

const font = await subset('woff2');
if (font.length > maxBytes) throw new Error(`vazirmatn.woff2 is ${font.length} bytes, more than ${maxBytes}`);
writeFileSync(target, font);
writeFileSync(serverTarget, await subset('sfnt'));
copyFileSync(join(root, 'node_modules/vazirmatn/OFL.txt'), join(root, 'public/fonts/OFL.txt'));
console.log(`vazirmatn.woff2 ${font.length} bytes`);
