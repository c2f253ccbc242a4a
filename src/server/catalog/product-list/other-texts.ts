import { hasKeySigns, inOtherLayout } from '../../../core/need/spelling/keyboard-layout.ts';
import { indexVocabulary } from '../../../core/need/vocabulary-index.ts';
import { type QuestionVocabulary, readPartialName } from '../../../core/question/read-question.ts';
import { codeMeaning } from '../../../core/search/code-meanings.ts';
import { codeRunOf } from '../../../core/search/code-runs.ts';
import { CORRECTIONS_MAX, correctableWords, correctedTexts } from '../../../core/search/correct-words.ts';
import { nearGoods } from '../../../core/search/near-goods.ts';
import { foldScript } from '../../../core/text/persian.ts';
import type { Executor } from '../../db/open-database.ts';
import { type Corrections, correctionsOf } from '../../search/correct-text.ts';
import { cutToOffered, sameFigures } from '../../search/nearest-codes.ts';
import { isSomeFound } from '../../search/some-entry.ts';

/** What was searched instead of the text, and its number among the corrections. */
export interface Corrected {
  text: string;
  at: number;
  /** What nobody has: the end of a part number, or goods that something near stands for. */
  left?: string | undefined;
}

/** Numbers behind those of the corrections. */
const [CUT, SERIES, LAYOUT] = [CORRECTIONS_MAX, CORRECTIONS_MAX + 1, CORRECTIONS_MAX + 2];
/** Corrections of the text in the other layout; shorter words are near to too many. */
const LAYOUT_SLIPS = [LAYOUT + 1, LAYOUT + 2];
const [GOODS, MEANING, SUPPLIER] = [LAYOUT + 3, LAYOUT + 4, LAYOUT + 5];
export const otherTexts = { CUT, SERIES, LAYOUT, LAYOUT_SLIPS, GOODS, MEANING, SUPPLIER } as const;
export const OTHER_TEXTS_MAX = SUPPLIER;
const SLIP_LETTERS_MIN = 5;

interface TextContext {
  db: Executor;
  vocabulary: QuestionVocabulary;
  /** @default a look-up of its own */
  corrections?: Corrections | undefined;
}

/** The text that is searched in the place of another; undefined if there is none of that number. */
export async function otherText(context: TextContext, q: string, at: number): Promise<Corrected | undefined> {
  if (at < CORRECTIONS_MAX) {
    const text = (await listCorrections(context, q))[at];
    return text === undefined ? undefined : { text, at };
  }
  if (at === GOODS || at === MEANING) {
    const near = at === GOODS ? nearGoods(q) : codeMeaning(q);
    return near && { ...near, at };
  }
  if (at === SUPPLIER) {
    const named = readPartialName(q, context.vocabulary);
    return named && !(await isSomeFound(context.db, 'product', named.said)) ? { text: named.text, at } : undefined;
  }
  if (at >= LAYOUT) {
    const { knownWords } = indexVocabulary(context.vocabulary);
    const meant = inOtherLayout(q, (word) => knownWords.has(word));
    if (meant === undefined || at === LAYOUT) return meant === undefined ? undefined : { text: meant, at };
    if (!hasKeySigns(q) || meant.length < SLIP_LETTERS_MIN) return undefined;
    const text = (await listCorrections({ ...context, corrections: undefined }, meant))[at - LAYOUT - 1];
    return text === undefined ? undefined : { text, at };
  }
  const spelled = foldScript(q);
  const run = codeRunOf(spelled);
  if (!run) return undefined;
  const withCode = (code: string) => `${spelled.slice(0, run.start)}${code}${spelled.slice(run.end)}`;
  if (at === SERIES) {
    const code = await sameFigures(context.db, run);
    return code === undefined ? undefined : { text: withCode(code), at, left: run.text };
  }
  const cut = await cutToOffered(context.db, run);
  return cut && { text: withCode(cut.kept), at, left: cut.left };
}

/** The same text always has the same corrections in the same order. */
export async function listCorrections({ db, corrections }: TextContext, q: string): Promise<string[]> {
  const typed = correctableWords(q);
  const others = [...(await (corrections ?? correctionsOf(db, q))())].filter(([word]) => typed.has(word));
  return correctedTexts(q, new Map(others));
}
