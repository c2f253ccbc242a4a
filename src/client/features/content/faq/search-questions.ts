import type { FaqGroup, FaqQuestion } from '../../../../contract/content/faq.ts';
import { findMatches } from '../../../../core/text/highlight.ts';
import { foldText } from '../../../../core/text/persian.ts';
import { plainBlocks } from './plain-blocks.ts';

const BEFORE = 50;
const EXCERPT = 160;

export interface FoundQuestion {
  question: FaqQuestion;
  /** What the answer says around the first word that it has; undefined if it has none. */
  excerpt: string | undefined;
}

/**
 * Questions that have each word of the search in their text or their answer, those with more words in their own text first;
 * undefined for a search without words.
 */
export function searchQuestions(groups: readonly FaqGroup[], query: string): FoundQuestion[] | undefined {
  const words = query.split(/[\s\u200c]+/).filter((word) => foldText(word) !== '');
  if (words.length === 0) return undefined;
  return groups
    .flatMap(({ questions }) => questions.flatMap((question) => findIn(question, words) ?? []))
    .toSorted((a, b) => b.asked - a.asked)
    .map(({ question, excerpt }) => ({ question, excerpt }));
}

const has = (text: string, word: string): boolean => findMatches(text, word).length > 0;

function findIn(question: FaqQuestion, words: readonly string[]): (FoundQuestion & { asked: number }) | undefined {
  const answer = plainBlocks(question.answer);
  const inQuestion = words.filter((word) => has(question.question, word));
  if (!words.every((word) => inQuestion.includes(word) || has(answer, word))) return undefined;
  return { question, excerpt: excerptOf(answer, words), asked: inQuestion.length };
}

/** Begins and ends between words. */
function excerptOf(text: string, words: readonly string[]): string | undefined {
  const [first] = findMatches(text, words.join(' '));
  if (!first) return undefined;
  const cut = first[0] > BEFORE ? text.indexOf(' ', first[0] - BEFORE) + 1 : 0;
  const start = Math.min(cut, first[0]);
  const isWhole = start + EXCERPT >= text.length;
  const end = isWhole ? text.length : Math.max(text.lastIndexOf(' ', start + EXCERPT), first[1]);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${isWhole ? '' : ' …'}`;
}
