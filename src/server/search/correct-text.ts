import type { Executor } from '../db/open-database.ts';
import type { OtherWords } from './matching.ts';
import { nearestTerms } from './nearest-terms.ts';
import { joinedSpelling, toQueryWords } from './words-query.ts';

/** For each word of a text, in its joined spelling, the catalogue's words that it may be a misspelling of. */
export async function findCorrections(db: Executor, text: string): Promise<OtherWords> {
  const corrections = new Map<string, string[]>();
  for (const word of toQueryWords(text).map(joinedSpelling)) corrections.set(word, await nearestTerms(db, word));
  return corrections;
}

/** Corrected spellings of the text, likeliest first; a correct word, or one without a correction, stays as typed. */
export function correctedTexts(text: string, corrections: OtherWords): string[] {
  const words = toQueryWords(text);
  const choices = Math.max(...words.map((word) => corrections.get(joinedSpelling(word))?.length ?? 0));
  const texts = Array.from({ length: choices }, (_, choice) =>
    words
      .map((word) => {
        const others = corrections.get(joinedSpelling(word)) ?? [];
        const isCorrect = others[0] === joinedSpelling(word);
        return isCorrect ? word.typed : (others[choice] ?? others[0] ?? word.typed);
      })
      .join(' '),
  );
  const typed = words.map((word) => word.typed).join(' ');
  return [...new Set(texts)].filter((one) => one !== typed);
}
