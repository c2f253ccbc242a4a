import type { DemoHelpEntry } from '../demo-content.ts';
import { accountHelp } from './account-help.ts';
import { contentsHelp } from './contents-help.ts';
import { deviceHelp } from './device-help.ts';
import { partsListHelp } from './parts-list-help.ts';
import { productHelp } from './product-help.ts';
import { productListHelp } from './product-list-help.ts';
import { searchHelp } from './search-help.ts';
import { sellingHelp } from './selling-help.ts';

/** In this order they are each other's next and previous. */
export const demoHelp: readonly DemoHelpEntry[] = [
  ...searchHelp,
  ...productListHelp,
  ...productHelp,
  ...partsListHelp,
  ...deviceHelp,
  ...accountHelp,
  ...sellingHelp,
  ...contentsHelp,
];
