import type { DemoArticle } from '../demo-content.ts';
import { boltPropertyClassesAndPreload } from './bolt-property-classes-and-preload.ts';
import { choosingAWeldingElectrode } from './choosing-a-welding-electrode.ts';
import { readingTheBeamTableEn10365 } from './reading-the-beam-table-en-10365.ts';
import { steelGradesS235S355St37 } from './steel-grades-s235-s355-st37.ts';
import { surfaceRoughnessRa } from './surface-roughness-ra.ts';
import { threadDesignationsMGNpt } from './thread-designations-m-g-npt.ts';
import { tolerancesAndFitsIso286 } from './tolerances-and-fits-iso-286.ts';
import { weldingSymbolsIso2553 } from './welding-symbols-iso-2553.ts';

export const fastenersAndSteelArticles: readonly DemoArticle[] = [
  boltPropertyClassesAndPreload,
  choosingAWeldingElectrode,
  readingTheBeamTableEn10365,
  steelGradesS235S355St37,
  surfaceRoughnessRa,
  threadDesignationsMGNpt,
  tolerancesAndFitsIso286,
  weldingSymbolsIso2553,
];
