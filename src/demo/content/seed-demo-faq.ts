import { platforms } from '../../core/people/platforms.ts';
import { toSlug } from '../../core/text/slug.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import { faqCategories, faqQuestions } from '../../server/content/faq/faq.table.ts';
import type { Tx } from '../../server/db/open-database.ts';
import { bumpPublicRevision } from '../../server/platform/http/cache/data-revision.ts';
import { listSourceSupplierIds } from '../../server/suppliers/read.ts';
import { demoFaq } from './demo-faq.ts';
import { readDemoTexts } from './demo-texts.ts';

const DEMO = 'demo';

const categoryId = (key: string) => stableId(DEMO, `faq category ${key}`);
const questionId = (category: string, key: string) => stableId(DEMO, `faq question ${category}/${key}`);

/** Fills empty tables if the demo catalogue is stored; returns the number of rows written. */
export async function seedDemoFaq(tx: Tx, asOf: Date): Promise<number> {
  if ((await hasFaq(tx)) || (await listSourceSupplierIds(tx, DEMO)).size === 0) return 0;
  // Locks the revision's row: of two servers that start at once, the second waits and finds the rows of the first.
  await bumpPublicRevision(tx);
  if (await hasFaq(tx)) return 0;
  const texts = await readDemoTexts(tx, {
    bodies: demoFaq.flatMap(({ questions }) => questions.map(({ answer }) => answer)),
  });
  const bornAt = { createdAt: asOf, updatedAt: asOf };
  const categories = demoFaq.map(({ key, title }, position) => ({
    id: categoryId(key),
    title,
    slug: toSlug(title),
    position,
    ...bornAt,
  }));
  const questions = demoFaq.flatMap((category) =>
    category.questions.map(({ key, question, answer }, position) => ({
      id: questionId(category.key, key),
      categoryId: categoryId(category.key),
      question,
      answer: texts.body(answer),
      platforms: [...platforms],
      position,
      ...bornAt,
    })),
  );
  await tx.insert(faqCategories).values(categories);
  await tx.insert(faqQuestions).values(questions);
  return categories.length + questions.length;
}

const hasFaq = async (tx: Tx): Promise<boolean> =>
  (await tx.$count(faqCategories)) + (await tx.$count(faqQuestions)) > 0;
