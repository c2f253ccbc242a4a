import fc from 'fast-check';
import { SEED } from './random-runs.ts';

fc.configureGlobal({ seed: SEED });
