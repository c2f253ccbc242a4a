import type { Api } from '../../data/api.ts';
import { directoryReads } from './directory/queries.ts';
import { supplierReads } from './supplier/queries.ts';

export const suppliersReads = (api: Api) => ({ ...supplierReads(api), ...directoryReads(api) });
