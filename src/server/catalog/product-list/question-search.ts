import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { SEARCH_COUNT_MAX } from '../../../contract/search/search-counts.ts';
import { dealUses } from '../../../core/search/deal-use.ts';
import { placeUses } from '../../../core/search/place-use.ts';
import { toUnderstood } from '../../../core/search/understood.ts';
import type { AppDeps } from '../../app-deps.ts';
import { decodeCursor } from '../../platform/cursor.ts';
import type { Corrections } from '../../search/correct-text.ts';
import { countRanked } from '../../search/count-ranked.ts';
import type { ProductSearch } from '../../search/counts-read.ts';
import { matchOfAll, toMatch } from '../../search/matching.ts';
import { type RankPosition, rankPosition } from '../../search/rank-position.ts';
import { listRanked, whereOfScope } from '../../search/ranked-entries.ts';
import { readRankedAfter } from '../../search/ranked-page.ts';
import { wordsLacking } from '../../search/words-lacking.ts';
import { continueAs } from './continue-question.ts';
import { interpret, type QuestionContext, type ReadAs, readAs } from './interpret-question.ts';
import type { KnownQuestion } from './known-questions.ts';
import { OTHER_TEXTS_MAX } from './other-texts.ts';
import { askedOffers } from './question-deal.ts';
import { questionPlan } from './question-plan.ts';
import type { FoundEntries } from './search.ts';

/**
 * Names the interpretation, so that every page of a list follows the same one: plan, number of the correction, uses of the
 * place and of the deal, position.
 */
const questionCursor = z.tuple([
  questionPlan,
  z.int().min(0).max(OTHER_TEXTS_MAX).nullable(),
  z.enum(placeUses).nullable(),
  z.enum(dealUses).nullable(),
  rankPosition,
]);

export type QuestionDeps = Pick<AppDeps, 'db' | 'vocabulary' | 'knownQuestions'>;

const contextOf = async (
  { db, vocabulary }: Omit<QuestionDeps, 'knownQuestions'>,
  where?: SQL,
): Promise<QuestionContext> => ({
  db,
  vocabulary: await vocabulary.current(),
  where,
});

/** How a text is understood, with its count: interpreted once for all that ask. */
async function knowQuestion(deps: QuestionDeps, q: string, corrections?: Corrections): Promise<KnownQuestion> {
  const { known } = await deps.knownQuestions.read(q, async () => {
    const { read, found = 0 } = await interpret({ ...(await contextOf(deps)), corrections }, q, async ({ scope }) => {
      const total = await countRanked(deps.db, scope, SEARCH_COUNT_MAX);
      return total > 0 ? total : undefined;
    });
    return { known: toKnown(read, found), own: undefined };
  });
  return known;
}

const readKnown = (
  context: QuestionContext,
  q: string,
  { plan, corrected, place, deal }: KnownQuestion,
): Promise<ReadAs> =>
  continueAs(context, q, { plan, corrected: corrected ?? null, place: place ?? null, deal: deal ?? null });

/** Counts and suggestions by the same interpretation as the list. */
export const productSearch = (deps: QuestionDeps): Omit<ProductSearch, 'countSellers'> => ({
  count: async (q, corrections) => {
    const known = await knowQuestion(deps, q, corrections);
    return { count: known.total, corrected: known.corrected?.text ?? null };
  },
  first: async (q, limit, corrections) => {
    const { read, found = [] } = await interpret({ ...(await contextOf(deps)), corrections }, q, async ({ scope }) => {
      const entries = await listRanked(deps.db, scope, { limit });
      return entries.length > 0 ? entries : undefined;
    });
    // A suggestion cannot say what of a part number nobody has.
    const ids = read.corrected?.left === undefined ? found.map(({ objectId }) => objectId) : [];
    return { ids, text: read.corrected?.text ?? q };
  },
});

/** The first products that have all that a text says, and who of its place sells them; undefined if none has. */
export async function findInFull(deps: QuestionDeps, q: string, limit: number) {
  const known = await knowQuestion(deps, q);
  if (known.total === 0) return undefined;
  const context = await contextOf(deps);
  const read = await readKnown(context, q, known);
  const ids = (await listRanked(deps.db, read.scope, { limit })).map(({ objectId }) => objectId);
  const lacking = await wordsLacking(deps.db, read.scope.text, ids[0]);
  const { dropped } = toUnderstood(q, read, lacking, context.vocabulary);
  // A mistyped name is no good, but part of a supplier's name is.
  const isNamed = read.question.supplierId !== undefined;
  if (ids.length === 0 || dropped.length > 0 || (read.corrected && !isNamed)) return undefined;
  return { ids, offers: offersOf(read) };
}

const toKnown = ({ plan, corrected, placed, dealt }: ReadAs, total: number): KnownQuestion => ({
  plan,
  corrected,
  place: placed?.use,
  deal: dealt?.use,
  total,
});

interface QuestionPage {
  cursor?: string | undefined;
  size?: number | undefined;
  /** A further condition on `search_entries e`. */
  where?: SQL | undefined;
}

/** A page of what a question finds. */
export async function listByQuestion(deps: QuestionDeps, q: string, { cursor, size, where }: QuestionPage) {
  const [plan, corrected = null, place = null, deal = null, after] = decodeCursor(cursor, questionCursor) ?? [];
  const context = await contextOf(deps, where);
  const pageOf = (read: ReadAs, total?: number) =>
    readRankedAfter(deps.db, read.scope, { after, size, total, toCursor: (position) => cursorOf(read, position) });
  if (plan) {
    const read = await continueAs(context, q, { plan, corrected, place, deal });
    const { ids, page } = await pageOf(read);
    return { ids, page, offers: offersOf(read) };
  }
  const readFirst = async () => {
    const { read, found = NOTHING } = await interpret(context, q, async (one) => {
      const listed = await pageOf(one);
      return listed.ids.length > 0 ? listed : undefined;
    });
    return { known: toKnown(read, found.total), own: { read, found } };
  };
  const pageOfKnown = async (known: KnownQuestion) => {
    const read = await readKnown(context, q, known);
    return { read, found: await pageOf(read, known.total) };
  };
  // Counts are of the whole catalogue.
  const first = where ? await readFirst() : await deps.knownQuestions.read(q, readFirst);
  const { read, found } = first.own ?? (await pageOfKnown(first.known));
  const { ids, page } = found;
  const lacking = await wordsLacking(deps.db, read.scope.text, ids[0]);
  return { ids, page, offers: offersOf(read), understood: toUnderstood(q, read, lacking, context.vocabulary) };
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
  const unbound = readAs(
    { ...context, placed: read.placed, dealt: read.dealt, where: undefined },
    read.question,
    read.plan,
  ).scope;
  return {
    any: sql`${match.any} and ${whereOfScope(read.scope)}`,
    checked: sql`${match.checked.any} and ${whereOfScope(unbound)}`,
    understood,
  };
}

/** The offers that are asked for, a condition on `cp`; undefined for all. */
const offersOf = ({ question: { supplierId }, placed, dealt }: ReadAs): SQL | undefined =>
  askedOffers({ supplierId, supplierIds: placed?.supplierIds, dealt });

const cursorOf = ({ plan, corrected, placed, dealt }: ReadAs, position: RankPosition) =>
  [plan, corrected?.at ?? null, placed?.use ?? null, dealt?.use ?? null, position] as const;
