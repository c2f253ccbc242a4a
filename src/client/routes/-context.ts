import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/api.ts';
import { adsReads } from '../features/ads/queries.ts';
import { catalogReads } from '../features/catalog/queries.ts';
import { needReads } from '../features/need/queries.ts';
import { pushReads } from '../features/push/queries.ts';
import { searchReads } from '../features/search/queries.ts';
import { menuReads } from '../features/shell/queries.ts';
import { suppliersReads } from '../features/suppliers/queries.ts';
import { visitsReads } from '../features/visits/queries.ts';
import type { HelpPart } from '../ui/help-button.tsx';
import type { ObjectControlsPart } from '../ui/object-controls.tsx';

/** All reads of the client, by area; loaders and screens use the same options. */
export const createReads = (api: Api) => ({
  ads: adsReads(api),
  catalog: catalogReads(api),
  menu: menuReads(api),
  need: needReads(api),
  push: pushReads(api),
  search: searchReads(api),
  suppliers: suppliersReads(api),
  visits: visitsReads(api),
});

export type Reads = ReturnType<typeof createReads>;

export type RouterContext = {
  queryClient: QueryClient;
  reads: Reads;
  /** For writes: their options are in the chunks of their screens. */
  api: Api;
  /** In the frame of every object's page. */
  ObjectControls: ObjectControlsPart;
  /** Beside elements that have help. */
  Help: HelpPart;
  /** The site's canonical origin, without a trailing slash. */
  siteUrl: string;
  /** The path of the page that a navigation leaves; undefined for the first page. */
  shownPath: () => string | undefined;
};
