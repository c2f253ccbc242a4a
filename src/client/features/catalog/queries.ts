import type { Api } from '../../data/api.ts';
import { categoryReads } from './category/queries.ts';
import { productReads } from './product/queries.ts';

export const catalogReads = (api: Api) => ({ ...categoryReads(api), ...productReads(api) });
