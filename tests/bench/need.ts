/**
 * Quality and speed of the need parser: `node tests/bench/need.ts`; `--misses` lists its mistakes, `--sealed` also scores
 * the sealed parts of the buyers' sentences.
 */
import { pathToFileURL } from 'node:url';
import { parseNeed } from '../../src/core/need/parse-need.ts';
import type { ExpectedNeed } from '../core/need/expected-need.ts';
import { type Score, type SentenceScore, scoreAll } from '../core/need/score.ts';
import {
  ambiguousSentences,
  noFilterSentences,
  secondLookSentences,
  sentences,
} from '../core/need/sentences/sentences.ts';
import { demoVocabulary, wholeVocabulary } from '../core/need/vocabulary.ts';
import { type FieldScore, type SentencesScore, scoreSentences } from '../questions/score-sentences.ts';
import { slotFields } from '../questions/score-thing.ts';
import { knownParts, sealedParts } from '../questions/sentence-parts.ts';

const ROUNDS = 20;
const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(10);

type PartScore = Omit<SentencesScore, 'each'>;

export interface NeedBench {
  /** Sentences as buyers write them. */
  parts: Record<string, PartScore>;
  all: Score;
  ambiguous: Score;
  noFilter: Score;
  secondLook: Score;
  /** One sentence with an indexed vocabulary. */
  medianMs: number;
  p99Ms: number;
  /** The first sentence, including the indexing of the vocabulary. */
  firstMs: number;
}

function timeEach(): { medianMs: number; p99Ms: number; firstMs: number } {
  const fresh = { ...demoVocabulary };
  const times: number[] = [];
  const time = (text: string) => {
    const start = performance.now();
    parseNeed(text, fresh);
    return performance.now() - start;
  };
  const firstMs = time(sentences[0]?.text ?? '');
  for (let round = 0; round < ROUNDS; round++) for (const { text } of sentences) times.push(time(text));
  times.sort((one, other) => one - other);
  return { medianMs: times[times.length >> 1] ?? 0, p99Ms: times[Math.floor(times.length * 0.99)] ?? 0, firstMs };
}

function scoreOf(needs: readonly ExpectedNeed[]): Score & { each: SentenceScore[] } {
  return scoreAll(needs);
}

function printMisses(each: readonly SentenceScore[]): void {
  for (const { need, missed, wrong, isExact } of each) {
    if (!isExact) say(`  ${need.text}\n    missed: ${missed.join('; ')}\n    wrong: ${wrong.join('; ')}`);
  }
}

function printFields(fields: SentencesScore['fields']): void {
  const columns = ['expected', 'right', 'asked', 'wrong', 'silent'] as const satisfies (keyof FieldScore)[];
  say(`    ${['field'.padEnd(18), ...columns.map((one) => one.padStart(10))].join('')}`);
  for (const field of slotFields) {
    say(`    ${[field.padEnd(18), ...columns.map((one) => String(fields[field][one]).padStart(10))].join('')}`);
  }
}

function scoreParts(isSealedToo: boolean, showMisses: boolean): Record<string, PartScore> {
  const parts = { ...knownParts, ...(isSealedToo ? sealedParts : {}) };
  say('\nNeed line: sentences as buyers write them; recall counts what is read, then also what is asked about');
  const heads = ['number', 'precision', 'recall', 'or asked', 'silent'].map((one) => one.padStart(10));
  say(`${'part'.padEnd(22)}${heads.join('')}`);
  const scores: Record<string, PartScore> = {};
  for (const [name, part] of Object.entries(parts)) {
    const { each, ...score } = scoreSentences(part, (text) => parseNeed(text, wholeVocabulary), wholeVocabulary);
    const shares = [score.precision, score.recall, score.recallWithAsked].map(percent).join('');
    say(`${name.padEnd(22)}${String(score.sentences).padStart(10)}${shares}${String(score.silentWrong).padStart(10)}`);
    printFields(score.fields);
    if (showMisses && name in knownParts) for (const one of each) printOne(one);
    scores[name] = score;
  }
  return scores;
}

function printOne({ sentence, slots, wrong }: SentencesScore['each'][number]): void {
  const notRight = slots
    .filter(({ state }) => state !== 'right')
    .map((slot) => `${slot.state} ${slot.field} ${slot.said}`);
  const guessed = wrong.map(({ field, said }) => `wrong ${field} ${said}`);
  if (notRight.length + guessed.length > 0) say(`  ${sentence.text}\n    ${[...notRight, ...guessed].join('; ')}`);
}

/** Prints and returns slot precision, slot recall and the share of sentences parsed exactly. */
export function benchNeed(showMisses = false, isSealedToo = false): NeedBench {
  const groups = {
    all: sentences,
    ambiguous: ambiguousSentences,
    noFilter: noFilterSentences,
    secondLook: secondLookSentences,
  };
  say('\nNeed parser: slots are the category, each filter with its unit, and the city');
  say(`${'sentences'.padEnd(22)}${['number', 'precision', 'recall', 'exact'].map((one) => one.padStart(10)).join('')}`);
  const scores = Object.entries(groups).map(([name, needs]): [string, Score] => {
    const { each, ...score } = scoreOf(needs);
    const { precision, recall, exactShare } = score;
    say(
      `${name.padEnd(22)}${String(score.sentences).padStart(10)}${[precision, recall, exactShare].map(percent).join('')}`,
    );
    if (showMisses && name === 'all') printMisses(each);
    return [name, score];
  });
  const times = timeEach();
  const [median, p99, first] = [times.medianMs, times.p99Ms, times.firstMs].map((ms) => ms.toFixed(2));
  say(`one sentence: median ${median} ms, p99 ${p99} ms; the first one, with indexing: ${first} ms`);
  const parts = scoreParts(isSealedToo, showMisses);
  return { parts, ...(Object.fromEntries(scores) as Omit<NeedBench, 'parts' | keyof typeof times>), ...times };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  benchNeed(process.argv.includes('--misses'), process.argv.includes('--sealed'));
}
