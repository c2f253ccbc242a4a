import type { DemoArticle } from '../demo-content.ts';
import { pumpAffinityAndDrive } from './pump-affinity-and-drive.ts';
import { pumpChoosingCentrifugal } from './pump-choosing-centrifugal.ts';
import { pumpMechanicalSeal } from './pump-mechanical-seal.ts';
import { pumpNpshAndCavitation } from './pump-npsh-and-cavitation.ts';
import { pumpReadingCurve } from './pump-reading-curve.ts';
import { pumpSeriesAndParallel } from './pump-series-and-parallel.ts';

export const pumpsArticles: readonly DemoArticle[] = [
  pumpChoosingCentrifugal,
  pumpReadingCurve,
  pumpNpshAndCavitation,
  pumpSeriesAndParallel,
  pumpAffinityAndDrive,
  pumpMechanicalSeal,
];
