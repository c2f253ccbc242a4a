/** The test set of the need line, written before the parser, to measure it. */
import type { ExpectedNeed } from '../expected-need.ts';
import { ambiguousSentences } from './sentences-ambiguous.ts';
import { electricalSentences } from './sentences-electrical.ts';
import { machinePartSentences } from './sentences-machine-parts.ts';
import { noFilterSentences } from './sentences-no-filter.ts';
import { plantSentences } from './sentences-plant.ts';
import { pumpAndMotorSentences } from './sentences-pumps-and-motors.ts';
import { secondLookSentences } from './sentences-second-look.ts';
import { valveAndPipeSentences } from './sentences-valves-and-pipes.ts';
import { workSentences } from './sentences-works.ts';

export { ambiguousSentences, noFilterSentences, secondLookSentences };

export const sentences: ExpectedNeed[] = [
  ...pumpAndMotorSentences,
  ...valveAndPipeSentences,
  ...machinePartSentences,
  ...electricalSentences,
  ...plantSentences,
  ...workSentences,
  ...noFilterSentences,
  ...ambiguousSentences,
  ...secondLookSentences,
];
