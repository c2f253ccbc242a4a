import type { Logger } from 'pino';
import { FacetIndexStore } from './catalog/facet-index/facet-index-store.ts';
import type { Db } from './db/open-database.ts';
import type { Env } from './env.ts';
import { DataRevision } from './platform/cache/data-revision.ts';
import { PublicCache } from './platform/cache/public-cache.ts';
import { Metrics } from './platform/metrics.ts';

/** The dependencies of the areas; tests create them around their own database. */
export interface AppDeps {
  db: Db;
  env: Env;
  log: Logger;
  metrics: Metrics;
  dataRevision: DataRevision;
  publicCache: PublicCache;
  facetIndexes: FacetIndexStore;
  /** Queries the database; rejects if it does not answer. */
  ping(): Promise<void>;
  /** True from SIGTERM on. */
  isDraining(): boolean;
}

/** Creates an app's dependencies around an open database. */
export function createAppDeps(
  given: Pick<AppDeps, 'db' | 'env' | 'log' | 'ping'> & {
    isDraining?: () => boolean;
    /** Maximum age of the known data revision; 0 in tests, so that each read sees the latest write. */
    revisionMaxAgeMs?: number;
  },
): AppDeps {
  const metrics = new Metrics();
  const dataRevision = new DataRevision(given.db, { maxAgeMs: given.revisionMaxAgeMs });
  const publicCache = new PublicCache({ dataRevision, onEvent: metrics.cacheCounter('public') });
  const facetIndexes = new FacetIndexStore({ db: given.db, dataRevision });
  return { isDraining: () => false, ...given, metrics, dataRevision, publicCache, facetIndexes };
}
