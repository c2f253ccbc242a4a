import { join } from 'node:path';
import { readRows } from '../../src/demo/read-data.ts';
import { type Sentence, sentenceSchema } from './sentence.ts';

const sentencesOf = (part: string): readonly Sentence[] =>
  readRows(join(import.meta.dirname, `data/sentences-${part}.jsonl`), sentenceSchema);

type Parts = Readonly<Record<string, readonly Sentence[]>>;

/** Three parts of one writer: each has every kind of sentence, as often. */
export const equalParts = {
  build: sentencesOf('build'),
  choose: sentencesOf('choose'),
  'second build': sentencesOf('second-build'),
} satisfies Parts;

/** Of writers who saw neither parser nor other parts and knew no kinds; once sealed, measured and then opened. */
export const strangersParts = {
  'eleventh build': sentencesOf('eleventh-build'),
  'twelfth build': sentencesOf('twelfth-build'),
  'thirteenth build': sentencesOf('thirteenth-build'),
  'fourteenth build': sentencesOf('fourteenth-build'),
} satisfies Parts;

/** The parser may be built on these. */
export const knownParts = {
  ...equalParts,
  'fresh build': sentencesOf('fresh-build'),
  'third build': sentencesOf('third-build'),
  'fourth build': sentencesOf('fourth-build'),
  'fifth build': sentencesOf('fifth-build'),
  'sixth build': sentencesOf('sixth-build'),
  'seventh build': sentencesOf('seventh-build'),
  'eighth build': [...sentencesOf('eighth-build'), ...sentencesOf('eighth-more')],
  'ninth build': sentencesOf('ninth-build'),
  'tenth build': sentencesOf('tenth-build'),
  ...strangersParts,
} satisfies Parts;

/** Measured and reported once each; no rule, synonym or weight may be added because of an entry of theirs. */
export const sealedParts: Parts = { sealed: sentencesOf('sealed-13') };
