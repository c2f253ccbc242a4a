import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['src', 'sw', 'public'];
const TEXT_FILES = /\.(?:ts|tsx|json|txt|html|css)$/;

/** The table of `docs/terms.md`: the term and the words that are not used for it. */
const terms = readFileSync(join(ROOT, 'docs/terms.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, term = '', unused = ''] = /^\|\s*«(.+?)»\s*\|\s*(«.+?»)\s*\|/.exec(line) ?? [];
    return [...unused.matchAll(/«(.+?)»/g)].map(([, word = '']) => ({ term, word }));
  });

/** Where such a word means something else. */
const ALLOWED = ['پروندهٔ ساخت'];

const ENDINGS = 'ها|های|هایی|ی|ای|یی|اش|شان|مان|تان';

/** The word with its endings, joined or after a half-space, not within another word. */
const wordOf = (word: string) => new RegExp(`(?<![\\p{L}\\u200c])${word}(?:\\u200c?(?:${ENDINGS}))?(?!\\p{L})`, 'u');

/** The unwanted words of a text. */
function unusedIn(text: string): string[] {
  const rest = ALLOWED.reduce((left, allowed) => left.replaceAll(allowed, ''), text);
  return terms.filter(({ word }) => wordOf(word).test(rest)).map(({ term, word }) => `«${word}» for «${term}»`);
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT_FILES.test(name))
    .map((name) => join(folder, name)),
);

describe('the terms of the texts', () => {
  it('find a word with its endings, and not within another one', () => {
    expect(unusedIn('پروندهٔ CSV')).toEqual(['«پرونده» for «فایل»']);
    expect(unusedIn('همهٔ پرونده‌ها')).toEqual(['«پرونده» for «فایل»']);
    expect(unusedIn('نشانی رایانامه‌ای')).toEqual(['«رایانامه» for «ایمیل»']);
    expect(unusedIn('فایل، ایمیل و وب‌سایت')).toEqual([]);
    expect(unusedIn('پروندهٔ ساخت مخزن')).toEqual([]);
    expect(unusedIn('هم‌پرونده')).toEqual([]);
    expect(unusedIn('به همان یکایی')).toEqual(['«یکا» for «واحد»']);
    expect(unusedIn('آمریکا، دانش‌بنیان')).toEqual([]);
  });

  it('are one word each in all sources and data', () => {
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((path) =>
      unusedIn(readFileSync(join(ROOT, path), 'utf8')).map((what) => `${path}: ${what}`),
    );
    expect(found).toEqual([]);
  });
});
