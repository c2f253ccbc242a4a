import type { DemoArticle } from '../demo-content.ts';
import { choosingAnIndustrialValve } from './choosing-an-industrial-valve.ts';
import { choosingPipeMaterial } from './choosing-pipe-material.ts';
import { flangeTypesAndFacings } from './flange-types-and-facings.ts';
import { gasketsAndBoltTightening } from './gaskets-and-bolt-tightening.ts';
import { pipeSchedulesAndWallThickness } from './pipe-schedules-and-wall-thickness.ts';
import { pnClassDnNps } from './pn-class-dn-nps.ts';
import { safetyValveSetPressureAndCapacity } from './safety-valve-set-pressure-and-capacity.ts';

export const pipingArticles: readonly DemoArticle[] = [
  choosingAnIndustrialValve,
  choosingPipeMaterial,
  flangeTypesAndFacings,
  gasketsAndBoltTightening,
  pipeSchedulesAndWallThickness,
  pnClassDnNps,
  safetyValveSetPressureAndCapacity,
];
