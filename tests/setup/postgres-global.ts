import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Why the PostgreSQL tests are skipped; undefined if they run. */
    postgresSkipped: string | undefined;
  }
}

/** Provides the tests with a PostgreSQL in TEST_DATABASE_URL; uses the given one if it is set. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? { url: given, stop: async () => {} } : await startPostgresCluster();
  if ('skipped' in cluster) {
    project.provide('postgresSkipped', cluster.skipped);
    project.config.setupFiles.push(fileURLToPath(new URL('./postgres-skip.ts', import.meta.url)));
    project.vitest.logger.warn(`PostgreSQL tests are skipped: ${cluster.skipped}`);
    return undefined;
  }
  project.provide('postgresSkipped', undefined);
  project.config.env = { ...project.config.env, TEST_DATABASE_URL: cluster.url };
  return cluster.stop;
}
