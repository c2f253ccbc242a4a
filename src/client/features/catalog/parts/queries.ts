import { readKey } from '../../../data/reads.ts';

export const accountPartsKey = readKey('catalog', 'accountParts');
