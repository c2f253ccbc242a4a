import type { DemoFaqCategory } from '../demo-content.ts';
import { accountQuestions } from './account.ts';
import { contentsQuestions } from './contents.ts';
import { deviceQuestions } from './device.ts';
import { keepingQuestions } from './keeping.ts';
import { offlineQuestions } from './offline.ts';
import { pricesQuestions } from './prices.ts';
import { searchQuestions } from './search.ts';
import { tradingQuestions } from './trading.ts';

/** In the order of the page. */
export const demoFaq: readonly DemoFaqCategory[] = [
  searchQuestions,
  pricesQuestions,
  offlineQuestions,
  keepingQuestions,
  accountQuestions,
  tradingQuestions,
  contentsQuestions,
  deviceQuestions,
];
