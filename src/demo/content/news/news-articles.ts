import type { DemoArticle } from '../demo-content.ts';
import { notesThatWaitForTheNetwork } from './notes-that-wait-for-the-network.ts';
import { offersAndProductsSideBySide } from './offers-and-products-side-by-side.ts';
import { packsWithoutANetwork } from './packs-without-a-network.ts';
import { partsListFromPastedNumbers } from './parts-list-from-pasted-numbers.ts';

export const newsArticles: readonly DemoArticle[] = [
  notesThatWaitForTheNetwork,
  offersAndProductsSideBySide,
  packsWithoutANetwork,
  partsListFromPastedNumbers,
];
