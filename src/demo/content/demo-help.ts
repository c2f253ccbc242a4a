import { z } from 'zod';
import { readData } from '../read-data.ts';
import { type DemoHelpEntry, demoHelpEntry } from './demo-content.ts';

const areas = ['search', 'product-list', 'product', 'parts-list', 'device', 'account', 'selling', 'contents'];

/** In this order they are each other's next and previous. */
export const demoHelp: readonly DemoHelpEntry[] = areas.flatMap((area) =>
  readData(`help/${area}.json`, z.array(demoHelpEntry)),
);
