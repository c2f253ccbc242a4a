import { and, type SQL } from 'drizzle-orm';
import { type Question, type QuestionVocabulary, readQuestion } from '../../../core/question/read-question.ts';
import type { DealUse } from '../../../core/search/deal-use.ts';
import { type PlaceUse, sellerUses } from '../../../core/search/place-use.ts';
import { planOfSupplier, plansOf, type QuestionPlan } from '../../../core/search/question-plan.ts';
import type { Executor } from '../../db/open-database.ts';
import type { Corrections } from '../../search/correct-text.ts';
import { countRanked } from '../../search/count-ranked.ts';
import { SORTED_MAX } from '../../search/hash-walk.ts';
import { leaveWordsOut } from '../../search/leave-words-out.ts';
import { whereOffered } from '../../search/offered-by.ts';
import { wordFrequencyOf } from '../../search/word-frequency.ts';
import { type Corrected, listCorrections, otherText, otherTexts } from './other-texts.ts';
import { askedOffers, type DealQuestion } from './question-deal.ts';
import { type PlacedQuestion, placeAs, placedText } from './question-place.ts';
import { type ProductScope, scopeOf } from './question-plan.ts';
import { whereOfferOf } from './search.ts';

/** A question with the interpretation that finds products. */
export interface ReadAs {
  question: Question;
  plan: QuestionPlan;
  scope: ProductScope;
  corrected?: Corrected | undefined;
  placed?: PlacedQuestion | undefined;
  dealt?: DealQuestion | undefined;
}

export interface QuestionContext {
  db: Executor;
  vocabulary: QuestionVocabulary;
  /** A further condition on `search_entries e`. */
  where: SQL | undefined;
  /** Of the text that is read. @default a look-up of its own */
  corrections?: Corrections | undefined;
  /** @default the text names no place, or it was not looked for yet */
  placed?: PlacedQuestion | undefined;
  /** Likewise for what it asks of an offer. */
  dealt?: DealQuestion | undefined;
}

/** Reads what an interpretation finds; undefined if it finds no product. */
export type Look<Found> = (read: ReadAs) => Promise<Found | undefined>;

export interface Answer<Found> {
  read: ReadAs;
  found: Found | undefined;
}

/**
 * The interpretation of a text, with what it finds: the first one that finds a product, else all of its words. Reading
 * the page or the number itself tells whether there is one.
 */
export async function interpret<Found>(context: QuestionContext, q: string, look: Look<Found>): Promise<Answer<Found>> {
  const question = readQuestion(q, context.vocabulary);
  const { deal } = question;
  if (!deal) return interpretPlaced(context, q, question, look);
  const rest = readQuestion(deal.without, context.vocabulary);
  // Corrections that were looked up are those of the whole text.
  const at = (use: DealUse) => ({ ...context, corrections: undefined, dealt: { deal, use } });
  const forThat = rest.place
    ? await foundInPlace(at('within'), rest, look)
    : await foundAsTyped(at('within'), deal.without, rest, look);
  return forThat ?? interpretPlaced(at('left'), deal.without, rest, look);
}

async function interpretPlaced<Found>(context: QuestionContext, q: string, question: Question, look: Look<Found>) {
  const { place } = question;
  if (!place) return interpretText(context, q, question, look);
  const there = await foundInPlace(context, question, look);
  if (there) return there;
  // «لاله‌زار» is a town as well.
  const named = await foundByName(context, q, question, look);
  if (named) return named;
  const anywhere = { ...context, ...(await placedContext(context, question, 'left')) };
  return interpretText(anywhere, place.without, readQuestion(place.without, context.vocabulary), look);
}

/** By a name that has the place, or of who sells there. */
async function foundInPlace<Found>(context: QuestionContext, question: Question, look: Look<Found>) {
  const named = await placeAs(context.db, question, 'word');
  const byName = named && (await firstFound({ ...context, placed: named }, question, look, [['words', []]]));
  if (byName) return byName;
  for (const use of sellerUses) {
    const at = await placedContext(context, question, use);
    if (!at) continue;
    const there = await foundAsTyped(at, at.text, readQuestion(at.text, at.vocabulary), look);
    if (there) return there;
  }
  return undefined;
}

async function foundAsTyped<Found>(context: QuestionContext, q: string, question: Question, look: Look<Found>) {
  return foundInFull(context, { q, question, cut: await otherText(context, q, otherTexts.CUT) }, look);
}

/** Undefined if nobody sells there. */
async function placedContext(context: QuestionContext, question: Question, use: PlaceUse) {
  const placed = await placeAs(context.db, question, use);
  // Corrections that were looked up are those of the whole text.
  return placed && { ...context, corrections: undefined, placed, text: placedText('', question, use) };
}

async function interpretText<Found>(
  context: QuestionContext,
  q: string,
  question: Question,
  look: Look<Found>,
): Promise<Answer<Found>> {
  const cut = await otherText(context, q, otherTexts.CUT);
  const first = await foundInFull(context, { q, question, cut }, look);
  if (first) return first;
  // «SKF 6205-2RSH»: what there is of the number, without the other words.
  const ofCode = cut && (await foundWithFewer(context, cut, look));
  if (ofCode) return ofCode;
  const read = (await withFewerWords(context, question)) ?? readAs(context, question, ['words', []]);
  return { read, found: await look(read) };
}

/** A text with its question and, where nobody has its part number, with what there is of it. */
interface Asked {
  q: string;
  question: Question;
  cut: Corrected | undefined;
}

/** With the whole name of a supplier, by all that is typed, by what there is of its part number, or by its correction. */
async function foundInFull<Found>(context: QuestionContext, { q, question, cut }: Asked, look: Look<Found>) {
  const named = await foundByName(context, q, question, look);
  if (named) return named;
  const byCode =
    cut && ((await firstFound(context, question, look, [['words', []]])) ?? (await foundAs(context, cut, look)));
  if (byCode) return byCode;
  const found = await firstFound(context, question, look);
  if (found) return found;
  const { GOODS, MEANING, LAYOUT, SERIES, LAYOUT_SLIPS } = otherTexts;
  return (
    (await foundNear(context, q, [GOODS, MEANING], look)) ??
    (await firstOther(context, q, [LAYOUT, SERIES], look)) ??
    (await findCorrected(context, q, look)) ??
    (await firstOther(context, q, LAYOUT_SLIPS, look))
  );
}

/** With the whole name of the supplier of which the text has a part. */
async function foundByName<Found>(context: QuestionContext, q: string, { supplierId }: Question, look: Look<Found>) {
  if (supplierId !== undefined) return undefined;
  const named = await otherText(context, q, otherTexts.SUPPLIER);
  return named && ((await foundAs(context, named, look)) ?? (await foundWithFewer(context, named, look)));
}

/** By what is near to goods or to a part number that nobody has, with as many of the other words as find any. */
async function foundNear<Found>(context: QuestionContext, q: string, numbers: readonly number[], look: Look<Found>) {
  for (const at of numbers) {
    const near = await otherText(context, q, at);
    const found = near && ((await foundAs(context, near, look)) ?? (await foundWithFewer(context, near, look)));
    if (found) return found;
  }
  return undefined;
}

async function foundWithFewer<Found>(
  context: QuestionContext,
  corrected: Corrected,
  look: Look<Found>,
): Promise<Answer<Found> | undefined> {
  const fewer = await withFewerWords(context, readQuestion(corrected.text, context.vocabulary));
  const read = fewer && { ...fewer, corrected };
  const found = read && (await look(read));
  return read && found !== undefined ? { read, found } : undefined;
}

async function firstOther<Found>(context: QuestionContext, q: string, numbers: readonly number[], look: Look<Found>) {
  for (const at of numbers) {
    const other = await otherText(context, q, at);
    const found = other && (await foundAs(context, other, look));
    if (found) return found;
  }
  return undefined;
}

function foundAs<Found>(context: QuestionContext, corrected: Corrected, look: Look<Found>) {
  const question = readQuestion(corrected.text, context.vocabulary);
  return firstFound(context, question, look, plansOf(question), corrected);
}

export function readAs(context: QuestionContext, question: Question, plan: QuestionPlan): ReadAs {
  const where = whereOf(context, question);
  const scope = scopeOf(plan, question, context.vocabulary, where) ?? { type: 'product', text: question.text, where };
  return { question, plan, scope, placed: context.placed, dealt: context.dealt };
}

function whereOf({ where, placed, dealt }: QuestionContext, { supplierId }: Question): SQL | undefined {
  const asked = { supplierId, supplierIds: placed?.supplierIds, dealt };
  const offers = dealt?.use === 'within' ? askedOffers(asked) : undefined;
  return and(placed?.where, offers && whereOfferOf(offers), where);
}

async function firstFound<Found>(
  context: QuestionContext,
  question: Question,
  look: Look<Found>,
  plans: readonly QuestionPlan[] = plansOf(question),
  corrected?: ReadAs['corrected'],
): Promise<Answer<Found> | undefined> {
  const { db, vocabulary, placed, dealt } = context;
  for (const plan of plans) {
    const scope = scopeOf(plan, question, vocabulary, whereOf(context, question));
    if (!scope) continue;
    const frequency = wordFrequencyOf(db, scope.text);
    const read = { question, plan, scope: { ...scope, frequency }, corrected, placed, dealt };
    const found = await look(read);
    if (found !== undefined) return { read, found };
  }
  return undefined;
}

async function findCorrected<Found>(
  context: QuestionContext,
  q: string,
  look: Look<Found>,
): Promise<Answer<Found> | undefined> {
  for (const [at, text] of (await listCorrections(context, q)).entries()) {
    const found = await foundAs(context, { text, at }, look);
    if (found) return found;
  }
  return undefined;
}

/** The products of a named category, those with most words first if they can be sorted; else as many words as find any. */
async function withFewerWords(context: QuestionContext, question: Question): Promise<ReadAs | undefined> {
  const { db, vocabulary } = context;
  const where = whereOf(context, question);
  const { isKindNamed, categoryIds, conditions, words } = question;
  // «شیرآلات» is no word of any valve, and nothing but their category.
  const isOnlyKind = categoryIds.length === 1 && conditions.length === 0 && words.length === 0;
  const inKind = isKindNamed || isOnlyKind ? scopeOf(['kind', []], question, vocabulary, where) : undefined;
  const ofKind = inKind ? await countRanked(db, inKind, SORTED_MAX) : 0;
  const byKind = (): ReadAs | undefined => inKind && readAs(context, question, ['kind', []]);
  if (ofKind > 0 && ofKind <= SORTED_MAX) return byKind();
  const { supplierId } = question;
  const offered = supplierId === undefined ? where : and(whereOffered(supplierId), where);
  const left = await leaveWordsOut(db, 'product', question.text, offered);
  if (left) return readAs(context, question, ['words', left]);
  if (ofKind > 0) return byKind();
  const plan = planOfSupplier(question);
  return plan && readAs(context, question, plan);
}
