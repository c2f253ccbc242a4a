import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { toSlug } from '../../src/core/text/slug.ts';
import { faqCategories, faqQuestions } from '../../src/server/content/faq/faq.table.ts';
import { helpEntries } from '../../src/server/content/help/help.table.ts';
import type { Db } from '../../src/server/db/open-database.ts';

const paragraph = (text: string) => [{ kind: 'paragraph' as const, text }];

export async function buildFaqCategory(
  db: Db,
  overrides: Partial<typeof faqCategories.$inferInsert> = {},
): Promise<string> {
  const id = uuidv7();
  const title = overrides.title ?? 'خرید';
  await db.insert(faqCategories).values({ id, title, slug: toSlug(title), position: 0, ...overrides });
  return id;
}

/** In a category of its own, unless one is given; for all platforms. */
export async function buildFaqQuestion(
  db: Db,
  overrides: Partial<typeof faqQuestions.$inferInsert> = {},
): Promise<string> {
  const id = uuidv7();
  const categoryId = overrides.categoryId ?? (await buildFaqCategory(db));
  const asked = { question: 'چگونه بخرم؟', answer: paragraph('تماس بگیرید.'), position: 0 };
  await db.insert(faqQuestions).values({ id, platforms: ['web', 'app'], ...asked, ...overrides, categoryId });
  return id;
}

export async function buildHelpEntry(
  db: Db,
  overrides: Partial<typeof helpEntries.$inferInsert> = {},
): Promise<string> {
  const id = uuidv7();
  const uniqueId = overrides.uniqueId ?? `tests.help-${id}`;
  const entry = { title: 'راهنما', body: paragraph('بزنید.'), position: 0 };
  await db.insert(helpEntries).values({ id, ...entry, ...overrides, uniqueId });
  return uniqueId;
}

/** What a test of the screens reads. */
export async function buildQuestions(db: Db): Promise<void> {
  const prices = await buildFaqCategory(db, { title: 'قیمت‌ها', position: 1 });
  const lists = await buildFaqCategory(db, { title: 'فهرست‌ها', position: 2 });
  const vat = { question: 'قیمت‌ها با مالیات است؟', answer: paragraph('مالیات بر ارزش افزوده ۱۰٪ است.') };
  await buildFaqQuestion(db, { categoryId: prices, ...vat, visitCount: 3 });
  const csv = { question: 'فهرست را چگونه ببرم؟', answer: paragraph('آن را **چاپ** کنید.') };
  await buildFaqQuestion(db, { categoryId: lists, ...csv });
  for (const [position, uniqueId] of ['device-data.saver', 'device-data.stored'].entries())
    await buildHelpEntry(db, { uniqueId, position, title: `راهنمای ${uniqueId}` });
}
