import { letterNames } from '../../text/letter-names.ts';
import { foldPartNumber } from '../../text/persian.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { numberWords } from '../words/trade-words.ts';
import { wordKey } from '../words/word-keys.ts';

const vowels = new Map([['ای', ['a', 'e', 'i']]]);

const fileTypes = new Set(['pdf']);
const RUN_MAX = 5;

function spellings(names: readonly string[]): string[] {
  return names.reduce<string[]>(
    (said, name) =>
      (vowels.get(name) ?? [letterNames.get(name) ?? '']).flatMap((letter) => said.map((text) => text + letter)),
    [''],
  );
}

/** «آ۳», «ای ای دو»: letters said by name and a number, if together they are a code of the catalogue. */
function numberedCode(tokens: readonly Token[], at: number, run: number, { codes }: VocabularyIndex) {
  const number = tokens[at + run];
  const digits = number?.kind === 'number' ? number.text : `${numberWords.get(number?.text ?? '') ?? ''}`;
  const names = tokens.slice(at, at + run).map(({ text }) => text);
  // «ای» alone is an ending, and «سی» is thirty.
  const isTelling =
    run > 1 || (names[0] === 'ا' && number?.isGlued) || (names[0] === 'ای' && tokens[at - 1]?.kind === 'number');
  if (!number || run === 0 || digits === '' || !isTelling) return undefined;
  const text = spellings(names).find((one) => codes.has(foldPartNumber(`${one}${digits}`)));
  return text === undefined ? undefined : { text, digits };
}

/** «یو سی پی», «ال ای دی»: letters said by name, if together they are a name or a code of the catalogue. */
export function joinLetterNames(tokens: readonly Token[], index: VocabularyIndex): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    // «پروانه‌ای پی‌ان ۱۶»: the first is an ending.
    const isEnding = index.formsByWord.has(wordKey(`${tokens[at - 1]?.text ?? ''}${token.text}`));
    let run = isEnding ? -1 : 0;
    while (run >= 0 && run < RUN_MAX && letterNames.has(tokens[at + run]?.text ?? '')) run++;
    const numbered = numberedCode(tokens, at, Math.max(run, 0), index);
    const number = tokens[at + run];
    if (numbered && number) {
      const { text, digits } = numbered;
      const end = tokens[at + run - 1]?.end ?? token.end;
      read.push({ ...token, text, raw: text.toUpperCase(), end });
      read.push({ ...number, kind: 'number', text: digits, raw: digits, isGlued: true });
      at += run;
      continue;
    }
    let found: { text: string; length: number } | undefined;
    for (let length = run; length > 1 && !found; length--) {
      const names = tokens.slice(at, at + length).map(({ text }) => text);
      if (index.formsByWord.has(names.join(''))) break;
      const text = spellings(names).find((one) => fileTypes.has(one) || index.codes.has(foldPartNumber(one)));
      if (text) found = { text, length };
    }
    if (!found) {
      read.push(token);
      continue;
    }
    const end = tokens[at + found.length - 1]?.end ?? token.end;
    read.push({ ...token, text: found.text, raw: found.text.toUpperCase(), end });
    at += found.length - 1;
  }
  return read;
}
