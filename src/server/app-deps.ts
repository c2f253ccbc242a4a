import type { Logger } from 'pino';
import { ColumnStore } from './catalog/columns/column-store.ts';
import type { Db } from './db/open-database.ts';
import type { Env } from './env.ts';
import { DataRevision } from './platform/data-revision.ts';
import { Metrics } from './platform/metrics.ts';
import { PublicCache } from './platform/public-cache.ts';

/** What the areas are given; tests build it with a database of their own. */
export interface AppDeps {
  db: Db;
  env: Env;
  log: Logger;
  metrics: Metrics;
  dataRevision: DataRevision;
  publicCache: PublicCache;
  columnStore: ColumnStore;
  /** A sign of life of the database. */
  ping(): Promise<void>;
  /** From SIGTERM on. */
  isDraining(): boolean;
}

/** The parts an app needs around an open database. */
export function createAppDeps(
  given: Pick<AppDeps, 'db' | 'env' | 'log' | 'ping'> & { isDraining?: () => boolean },
): AppDeps {
  const metrics = new Metrics();
  const dataRevision = new DataRevision(given.db);
  const publicCache = new PublicCache({ dataRevision, onEvent: metrics.cacheCounter('public') });
  const columnStore = new ColumnStore({ db: given.db, dataRevision });
  return { isDraining: () => false, ...given, metrics, dataRevision, publicCache, columnStore };
}
