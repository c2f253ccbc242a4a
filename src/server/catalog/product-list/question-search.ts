import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { SEARCH_COUNT_MAX } from '../../../contract/search/search-counts.ts';
import { readQuestion } from '../../../core/question/read-question.ts';
import { CORRECTIONS_MAX } from '../../../core/search/correct-words.ts';
import { toUnderstood } from '../../../core/search/understood.ts';
import type { AppDeps } from '../../app-deps.ts';
import { decodeCursor } from '../../platform/cursor.ts';
import { countRanked } from '../../search/count-ranked.ts';
import type { ProductSearch } from '../../search/counts-read.ts';
import { matchOfAll, toMatch } from '../../search/matching.ts';
import { type RankPosition, rankPosition } from '../../search/rank-position.ts';
import { listRanked, whereOfScope } from '../../search/ranked-entries.ts';
import { readRankedAfter } from '../../search/ranked-page.ts';
import { wordsLacking } from '../../search/words-lacking.ts';
import { continueAs, interpret, type QuestionContext, type ReadAs, readAs } from './interpret-question.ts';
import type { KnownQuestion } from './known-questions.ts';
import { questionPlan } from './question-plan.ts';
import type { FoundEntries } from './search.ts';

/** Names the interpretation, so that every page of a list follows the same one: plan, number of the correction, position. */
const questionCursor = z.tuple([questionPlan, z.int().min(0).max(CORRECTIONS_MAX).nullable(), rankPosition]);

export type QuestionDeps = Pick<AppDeps, 'db' | 'vocabulary' | 'knownQuestions'>;

const contextOf = async (
  { db, vocabulary }: Omit<QuestionDeps, 'knownQuestions'>,
  where?: SQL,
): Promise<QuestionContext> => ({
  db,
  vocabulary: await vocabulary.current(),
  where,
});

/** Counts and suggestions by the same interpretation as the list. */
export const productSearch = (deps: QuestionDeps): ProductSearch => ({
  count: async (q, corrections) => {
    const { known } = await deps.knownQuestions.read(q, async () => {
      const { read, found = 0 } = await interpret({ ...(await contextOf(deps)), corrections }, q, async ({ scope }) => {
        const total = await countRanked(deps.db, scope, SEARCH_COUNT_MAX);
        return total > 0 ? total : undefined;
      });
      return { known: toKnown(read, found), own: undefined };
    });
    return { count: known.total, corrected: known.corrected?.text ?? null };
  },
  first: async (q, limit, corrections) => {
    const { read, found = [] } = await interpret({ ...(await contextOf(deps)), corrections }, q, async ({ scope }) => {
      const entries = await listRanked(deps.db, scope, { limit });
      return entries.length > 0 ? entries : undefined;
    });
    return { ids: found.map(({ objectId }) => objectId), text: read.corrected?.text ?? q };
  },
});

const toKnown = ({ plan, corrected }: ReadAs, total: number): KnownQuestion => ({ plan, corrected, total });

interface QuestionPage {
  cursor?: string | undefined;
  size?: number | undefined;
  /** A further condition on `search_entries e`. */
  where?: SQL | undefined;
}

/** A page of what a question finds. */
export async function listByQuestion(deps: QuestionDeps, q: string, { cursor, size, where }: QuestionPage) {
  const [plan, at = null, after] = decodeCursor(cursor, questionCursor) ?? [];
  const context = await contextOf(deps, where);
  const pageOf = (read: ReadAs, total?: number) =>
    readRankedAfter(deps.db, read.scope, { after, size, total, toCursor: (position) => cursorOf(read, position) });
  if (plan) {
    const { ids, page } = await pageOf(await continueAs(context, q, plan, at));
    return { ids, page };
  }
  const readFirst = async () => {
    const { read, found = NOTHING } = await interpret(context, q, async (one) => {
      const listed = await pageOf(one);
      return listed.ids.length > 0 ? listed : undefined;
    });
    return { known: toKnown(read, found.total), own: { read, found } };
  };
  const readKnown = async (known: KnownQuestion) => {
    const read = readKnownAs(context, q, known);
    return { read, found: await pageOf(read, known.total) };
  };
  // Counts are of the whole catalogue.
  const first = where ? await readFirst() : await deps.knownQuestions.read(q, readFirst);
  const { read, found } = first.own ?? (await readKnown(first.known));
  const { ids, page } = found;
  const lacking = await wordsLacking(deps.db, read.scope.text, ids[0]);
  return { ids, page, understood: toUnderstood(q, read, lacking, context.vocabulary) };
}

const NOTHING = { ids: [], page: { nextCursor: null, totalCount: 0 }, total: 0 };

/**
 * What a question finds, by the same interpretation as its pages by relevance.
 * @param where a condition that the rows that are `checked` meet already
 */
export async function findByQuestion(
  deps: Omit<QuestionDeps, 'knownQuestions'>,
  q: string,
  where?: SQL,
): Promise<FoundEntries> {
  const context = await contextOf(deps, where);
  const look = async ({ scope }: ReadAs) => ((await countRanked(context.db, scope, 1)) > 0 ? true : undefined);
  const { read } = await interpret(context, q, look);
  const { text, isOpen } = read.scope;
  const match = isOpen ? matchOfAll('product') : toMatch('product', text);
  const understood = toUnderstood(q, read, [], context.vocabulary);
  if (!match) return { any: sql`false`, checked: sql`false`, understood };
  const unbound = readAs({ ...context, where: undefined }, read.question, read.plan).scope;
  return {
    any: sql`${match.any} and ${whereOfScope(read.scope)}`,
    checked: sql`${match.checked.any} and ${whereOfScope(unbound)}`,
    understood,
  };
}

const cursorOf = ({ plan, corrected }: ReadAs, position: RankPosition) =>
  [plan, corrected?.at ?? null, position] as const;

function readKnownAs(context: QuestionContext, q: string, { plan, corrected }: KnownQuestion): ReadAs {
  const question = readQuestion(corrected?.text ?? q, context.vocabulary);
  return { ...readAs(context, question, plan), corrected };
}
