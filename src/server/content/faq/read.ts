import { and, arrayContains, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import type {
  CountedQuestion,
  FaqCategoryCard,
  FaqGroup,
  QuestionsOfCategoryQuery,
  VisitedQuestion,
  VisitedQuestionsQuery,
} from '../../../contract/content/faq.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import type { Platform } from '../../../core/people/platforms.ts';
import type { Executor } from '../../db/open-database.ts';
import { cursorPart, decodeCursor, toPage } from '../../platform/cursor.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { faqCategories, faqQuestions } from './faq.table.ts';
import { presentCategory, presentCounted, presentQuestion, presentVisited } from './present.ts';

/** Of visits or of the order, then the id. */
const byNumber = z.tuple([cursorPart.int, cursorPart.uuid]);

const whereShown = (platform: Platform) =>
  and(
    eq(faqQuestions.isActive, true),
    eq(faqCategories.isActive, true),
    arrayContains(faqQuestions.platforms, [platform]),
  );

const ofCategory = eq(faqCategories.id, faqQuestions.categoryId);

export async function listActiveCategories(db: Executor, platform: Platform): Promise<FaqCategoryCard[]> {
  const rows = await db
    .select({ category: faqCategories, questionsCount: count(faqQuestions.id) })
    .from(faqCategories)
    .innerJoin(faqQuestions, ofCategory)
    .where(whereShown(platform))
    .groupBy(faqCategories.id)
    .orderBy(asc(faqCategories.position), asc(faqCategories.id));
  return rows.map(({ category, questionsCount }) => ({ ...presentCategory(category), questionsCount }));
}

/** All questions that are shown, in the order of the page. */
export async function listGroups(db: Executor, platform: Platform): Promise<FaqGroup[]> {
  const rows = await db
    .select({ category: faqCategories, question: faqQuestions })
    .from(faqQuestions)
    .innerJoin(faqCategories, ofCategory)
    .where(whereShown(platform))
    .orderBy(asc(faqCategories.position), asc(faqCategories.id), asc(faqQuestions.position), asc(faqQuestions.id));
  const groups = Map.groupBy(rows, ({ category }) => category.id);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const questions = group.map(({ question }) => presentQuestion(question));
    return first ? [{ ...presentCategory(first.category), questions }] : [];
  });
}

/**
 * Most visited first, by the counts of now.
 * @throws AppError 400 for a bad cursor
 */
export async function listMostVisited(db: Executor, query: VisitedQuestionsQuery): Promise<Page<VisitedQuestion>> {
  const { platform, cursor, size } = query;
  const after = decodeCursor(cursor, byNumber);
  const { answer: _, ...asked } = getTableColumns(faqQuestions);
  const rows = await db
    .select(asked)
    .from(faqQuestions)
    .innerJoin(faqCategories, ofCategory)
    .where(
      and(
        whereShown(platform),
        after && sql`(${faqQuestions.visitCount}, ${faqQuestions.id}) < (${after[0]}::int, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(faqQuestions.visitCount), desc(faqQuestions.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(rows, size, presentVisited, (row) => [row.visitCount, row.id]);
}

/** @throws AppError 404 for a category that is not shown, 400 for a bad cursor */
export async function listQuestionsOfCategory(
  db: Executor,
  { categoryId, platform, cursor, size }: QuestionsOfCategoryQuery,
): Promise<Page<CountedQuestion>> {
  const after = decodeCursor(cursor, byNumber);
  const isCategory = and(eq(faqCategories.id, categoryId), eq(faqCategories.isActive, true));
  if ((await db.$count(faqCategories, isCategory)) === 0) throw notFound('دستهٔ پرسش‌ها');
  const rows = await db
    .select({ question: faqQuestions })
    .from(faqQuestions)
    .innerJoin(faqCategories, ofCategory)
    .where(
      and(
        whereShown(platform),
        eq(faqQuestions.categoryId, categoryId),
        after && sql`(${faqQuestions.position}, ${faqQuestions.id}) > (${after[0]}::int, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(asc(faqQuestions.position), asc(faqQuestions.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(
    rows.map(({ question }) => question),
    size,
    presentCounted,
    (row) => [row.position, row.id],
  );
}
