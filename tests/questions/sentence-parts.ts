import type { Sentence } from './sentence.ts';
import { sentencesBuild } from './sentences-build.ts';
import { sentencesChoose } from './sentences-choose.ts';
import { sentencesEighthBuild } from './sentences-eighth-build.ts';
import { sentencesEighthMore } from './sentences-eighth-more.ts';
import { sentencesEleventhBuild } from './sentences-eleventh-build.ts';
import { sentencesFifthBuild } from './sentences-fifth-build.ts';
import { sentencesFourteenthBuild } from './sentences-fourteenth-build.ts';
import { sentencesFourthBuild } from './sentences-fourth-build.ts';
import { sentencesFreshBuild } from './sentences-fresh-build.ts';
import { sentencesNinthBuild } from './sentences-ninth-build.ts';
import { sentencesSealed13 } from './sentences-sealed-13.ts';
import { sentencesSecondBuild } from './sentences-second-build.ts';
import { sentencesSeventhBuild } from './sentences-seventh-build.ts';
import { sentencesSixthBuild } from './sentences-sixth-build.ts';
import { sentencesTenthBuild } from './sentences-tenth-build.ts';
import { sentencesThirdBuild } from './sentences-third-build.ts';
import { sentencesThirteenthBuild } from './sentences-thirteenth-build.ts';
import { sentencesTwelfthBuild } from './sentences-twelfth-build.ts';

type Parts = Readonly<Record<string, readonly Sentence[]>>;

/** Three parts of one writer: each has every kind of sentence, as often. */
export const equalParts = {
  build: sentencesBuild,
  choose: sentencesChoose,
  'second build': sentencesSecondBuild,
} satisfies Parts;

/** Of writers who saw neither parser nor other parts and knew no kinds; once sealed, measured and then opened. */
export const strangersParts = {
  'eleventh build': sentencesEleventhBuild,
  'twelfth build': sentencesTwelfthBuild,
  'thirteenth build': sentencesThirteenthBuild,
  'fourteenth build': sentencesFourteenthBuild,
} satisfies Parts;

/** The parser may be built on these. */
export const knownParts = {
  ...equalParts,
  'fresh build': sentencesFreshBuild,
  'third build': sentencesThirdBuild,
  'fourth build': sentencesFourthBuild,
  'fifth build': sentencesFifthBuild,
  'sixth build': sentencesSixthBuild,
  'seventh build': sentencesSeventhBuild,
  'eighth build': [...sentencesEighthBuild, ...sentencesEighthMore],
  'ninth build': sentencesNinthBuild,
  'tenth build': sentencesTenthBuild,
  ...strangersParts,
} satisfies Parts;

/** Measured and reported once each; no rule, synonym or weight may be added because of an entry of theirs. */
export const sealedParts: Parts = { sealed: sentencesSealed13 };
