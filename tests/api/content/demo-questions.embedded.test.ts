import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocks } from '../../../src/contract/content/block.ts';
import { HELP_ID, HELP_ID_MAX } from '../../../src/core/content/help-id.ts';

import { isKnownPath } from '../../../src/core/pages/pages.ts';
import { demoFaq } from '../../../src/demo/content/demo-faq.ts';
import { demoHelp } from '../../../src/demo/content/demo-help.ts';

import { seedDemoFaq } from '../../../src/demo/content/seed-demo-faq.ts';
import { seedDemoHelp } from '../../../src/demo/content/seed-demo-help.ts';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { faqCategories, faqQuestions } from '../../../src/server/content/faq/faq.table.ts';
import { helpEntries } from '../../../src/server/content/help/help.table.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { openTestDatabase } from '../../setup/test-database.ts';

const asOf = new Date('2026-11-01T00:00:00Z');
const LINK = /\]\((\/[^)\s#?]*)/g;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const seed = () =>
  database.db.transaction(async (tx) => (await seedDemoFaq(tx, asOf)) + (await seedDemoHelp(tx, asOf)));

describe('the questions and the help of the demo', () => {
  it('are not added to another catalogue', async () => {
    expect(await seed()).toBe(0);
  });

  it('are all added to the demo catalogue, once', async () => {
    const { categories, suppliers } = demoCatalog;
    await writeCatalog(database.db, { name: 'demo', categories, suppliers, baseProducts: [], offers: [] });
    const questions = demoFaq.flatMap((category) => category.questions);
    const written = await Promise.all([seed(), seed()]);
    expect(written.toSorted((a, b) => a - b)).toEqual([0, demoFaq.length + questions.length + demoHelp.length]);
    expect(await seed()).toBe(0);
    expect(await database.db.$count(faqCategories)).toBe(demoFaq.length);
    expect(await database.db.$count(faqQuestions)).toBe(questions.length);
    expect(await database.db.$count(helpEntries)).toBe(demoHelp.length);
    expect(questions.length).toBeGreaterThanOrEqual(40);
    expect(demoHelp.length).toBeGreaterThanOrEqual(30);
  });

  it('are blocks that link to pages only', async () => {
    const answers = (await database.db.select().from(faqQuestions)).map(({ answer }) => answer);
    const entries = await database.db.select().from(helpEntries);
    for (const body of [...answers, ...entries.map((entry) => entry.body)]) {
      expect(blocks.parse(body)).toEqual(body);
      for (const [, path = ''] of JSON.stringify(body).matchAll(LINK)) expect(isKnownPath(path), path).toBe(true);
    }
    for (const { uniqueId } of entries) {
      expect(uniqueId).toMatch(HELP_ID);
      expect(uniqueId.length).toBeLessThanOrEqual(HELP_ID_MAX);
    }
  });
});
