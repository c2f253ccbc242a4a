/** Quality and speed of the need parser: `node tests/bench/need.ts`; `--misses` lists its mistakes. */
import { pathToFileURL } from 'node:url';
import { parseNeed } from '../../src/core/need/parse-need.ts';
import type { ExpectedNeed } from '../core/need/expected-need.ts';
import { type Score, type SentenceScore, scoreAll } from '../core/need/score.ts';
import { ambiguousSentences, noFilterSentences, secondLookSentences, sentences } from '../core/need/sentences.ts';
import { demoVocabulary } from '../core/need/vocabulary.ts';

const ROUNDS = 20;
const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(10);

export interface NeedBench {
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

/** Prints and returns slot precision, slot recall and the share of sentences parsed exactly. */
export function benchNeed(showMisses = false): NeedBench {
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
  return { ...(Object.fromEntries(scores) as Omit<NeedBench, keyof typeof times>), ...times };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  benchNeed(process.argv.includes('--misses'));
}
