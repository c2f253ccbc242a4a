import { readKey } from '../../data/reads.ts';

/** All that is read of requests. */
export const tradeKey = readKey('trade');
