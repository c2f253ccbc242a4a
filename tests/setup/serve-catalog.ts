/** A process that serves the API, over a database with one catalogue at a time; it ends with the worker that started it. */
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { persons } from '../../src/server/account/person/person.table.ts';
import { categories } from '../../src/server/catalog/category/category.table.ts';
import type { CatalogSource } from '../../src/server/catalog/ingest/source.ts';
import { writeCatalog } from '../../src/server/catalog/ingest/write-catalog.ts';
import { importJobs } from '../../src/server/imports/import-jobs.ts';
import { seedMembershipPlans } from '../../src/server/membership/seed-membership-plans.ts';
import { seedMenu } from '../../src/server/menu/seed-menu.ts';
import { seedPlaces } from '../../src/server/places/seed-places.ts';
import { JobRunner } from '../../src/server/platform/jobs/job-runner.ts';
import { seedVatRates } from '../../src/server/trade/seed-vat-rates.ts';
import { seedUnits } from '../../src/server/units/seed-units.ts';
import { buildQuestions } from '../factories/faq.ts';
import { buildDeadJob } from '../factories/jobs.ts';
import { buildContentType, buildPage } from '../factories/pages.ts';
import { openTestApp, type TestApp } from './test-app.ts';

export interface Served {
  catalog: CatalogSource;
  /** Also countries, states, cities and urban areas. */
  hasPlaces: boolean;
  /** Also two categories of questions, and help for the first elements of `/users/data`. */
  hasQuestions: boolean;
  /** Phones in E.164 of people who are operators. */
  operators: readonly string[];
  /** The same of people who charge the wallets of others. */
  owners: readonly string[];
  /** Titles of articles that the public reads. */
  articles: readonly string[];
  /** Titles of the types that articles may have. */
  contentTypes: readonly string[];
  /** Titles of more of them by the name of their category. */
  articlesOf: Readonly<Record<string, readonly string[]>>;
  /** Kinds of background jobs that have failed for good. */
  deadJobs: readonly string[];
  /** Runs what the imports do in the background. */
  runsJobs: boolean;
}

let close = async (): Promise<void> => {};

process.on('message', async (served: Served) => {
  await close();
  const app = await openTestApp();
  app.sms.sendCode = async (phone, code) => void process.send?.({ phone, code });
  await write(app, served);
  const runner = new JobRunner({ deps: app.deps, jobs: importJobs, bell: app.deps.jobBell });
  if (served.runsJobs) runner.start();
  const server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
  close = async () => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await runner.stop();
    await app.close();
  };
});
process.once('disconnect', () => {
  close().finally(() => process.exit());
});

async function write(
  { db }: TestApp,
  { catalog, hasPlaces, hasQuestions, operators, owners, articles, contentTypes, articlesOf, deadJobs }: Served,
): Promise<void> {
  await db.transaction(async (tx) => {
    await seedUnits(tx);
    await seedMenu(tx);
    await seedMembershipPlans(tx);
    await seedVatRates(tx);
    if (hasPlaces) await seedPlaces(tx);
    for (const phone of operators) await tx.insert(persons).values({ id: uuidv7(), phone, roles: ['operator'] });
    for (const phone of owners) await tx.insert(persons).values({ id: uuidv7(), phone, roles: ['consumerOwner'] });
    const report = await writeCatalog(tx, catalog);
    const rejected = Object.values(report).flatMap((kind) => kind.rejected);
    if (rejected.length > 0) throw new Error(`the catalogue of the test was rejected: ${JSON.stringify(rejected)}`);
  });
  if (hasQuestions) await buildQuestions(db);
  for (const kind of deadJobs) await buildDeadJob(db, { kind });
  for (const title of articles) await buildPage(db, { title });
  for (const title of contentTypes) await buildContentType(db, title);
  for (const [name, titles] of Object.entries(articlesOf)) {
    const [category] = await db.select().from(categories).where(eq(categories.name, name));
    for (const title of titles) await buildPage(db, { title, categoryIds: [category?.id ?? ''] });
  }
}
