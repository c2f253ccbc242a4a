import { and, type SQL } from 'drizzle-orm';
import { hasKeySigns, inOtherLayout } from '../../../core/need/spelling/keyboard-layout.ts';
import { indexVocabulary } from '../../../core/need/vocabulary-index.ts';
import { type Question, type QuestionVocabulary, readQuestion } from '../../../core/question/read-question.ts';
import { codeRunOf } from '../../../core/search/code-runs.ts';
import { CORRECTIONS_MAX, correctableWords, correctedTexts } from '../../../core/search/correct-words.ts';
import { type PlaceUse, sellerUses } from '../../../core/search/place-use.ts';
import { planOfSupplier, plansOf, type QuestionPlan } from '../../../core/search/question-plan.ts';
import { foldScript } from '../../../core/text/persian.ts';
import type { Executor } from '../../db/open-database.ts';
import { type Corrections, correctionsOf } from '../../search/correct-text.ts';
import { countRanked } from '../../search/count-ranked.ts';
import { SORTED_MAX } from '../../search/hash-walk.ts';
import { cutToOffered, sameFigures } from '../../search/nearest-codes.ts';
import { whereOffered } from '../../search/offered-by.ts';
import { wordFrequencyOf } from '../../search/word-frequency.ts';
import { leaveWordsOut } from './leave-words-out.ts';
import { type PlacedQuestion, placeAs, placedText } from './question-place.ts';
import { type ProductScope, scopeOf } from './question-plan.ts';

/** What was searched instead of the text, and its number among the corrections. */
interface Corrected {
  text: string;
  at: number;
  /** The end of a part number that nobody has. */
  left?: string | undefined;
}

/** Numbers behind those of the corrections. */
const [CUT, SERIES, LAYOUT] = [CORRECTIONS_MAX, CORRECTIONS_MAX + 1, CORRECTIONS_MAX + 2];
/** Corrections of the text in the other layout; shorter words are near to too many. */
const LAYOUT_SLIPS = [LAYOUT + 1, LAYOUT + 2];
const SLIP_LETTERS_MIN = 5;
export const OTHER_TEXTS_MAX = LAYOUT + LAYOUT_SLIPS.length;

/** A question with the interpretation that finds products. */
export interface ReadAs {
  question: Question;
  plan: QuestionPlan;
  scope: ProductScope;
  corrected?: Corrected | undefined;
  placed?: PlacedQuestion | undefined;
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
  if (!question.place) return interpretText(context, q, question, look);
  const named = await placeAs(context.db, question, 'word');
  const byName = named && (await firstFound({ ...context, placed: named }, question, look, [['words', []]]));
  if (byName) return byName;
  for (const use of sellerUses) {
    const at = await placedContext(context, question, use);
    const there = at && (await foundInFull(at, at.text, readQuestion(at.text, at.vocabulary), look));
    if (there) return there;
  }
  const anywhere = { ...context, ...(await placedContext(context, question, 'left')) };
  const { without } = question.place;
  return interpretText(anywhere, without, readQuestion(without, context.vocabulary), look);
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
  const first = await foundInFull(context, q, question, look);
  if (first) return first;
  const read = (await withFewerWords(context, question)) ?? readAs(context, question, ['words', []]);
  return { read, found: await look(read) };
}

/** By all that is typed, by what there is of its part number, or by its correction. */
async function foundInFull<Found>(context: QuestionContext, q: string, question: Question, look: Look<Found>) {
  const cut = await otherText(context, q, CUT);
  const byCode =
    cut && ((await firstFound(context, question, look, [['words', []]])) ?? (await foundAs(context, cut, look)));
  if (byCode) return byCode;
  const found = await firstFound(context, question, look);
  if (found) return found;
  return (
    (await firstOther(context, q, [LAYOUT, SERIES], look)) ??
    (await findCorrected(context, q, look)) ??
    (await firstOther(context, q, LAYOUT_SLIPS, look))
  );
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

/** The text that is searched in the place of another; undefined if there is none of that number. */
async function otherText(context: QuestionContext, q: string, at: number): Promise<Corrected | undefined> {
  if (at < CORRECTIONS_MAX) {
    const text = (await listCorrections(context, q))[at];
    return text === undefined ? undefined : { text, at };
  }
  if (at >= LAYOUT) {
    const { knownWords } = indexVocabulary(context.vocabulary);
    const meant = inOtherLayout(q, (word) => knownWords.has(word));
    if (meant === undefined || at === LAYOUT) return meant === undefined ? undefined : { text: meant, at };
    if (!hasKeySigns(q) || meant.length < SLIP_LETTERS_MIN) return undefined;
    const text = (await listCorrections({ ...context, corrections: undefined }, meant))[at - LAYOUT - 1];
    return text === undefined ? undefined : { text, at };
  }
  const spelled = foldScript(q);
  const run = codeRunOf(spelled);
  if (!run) return undefined;
  const withCode = (code: string) => `${spelled.slice(0, run.start)}${code}${spelled.slice(run.end)}`;
  if (at === SERIES) {
    const code = await sameFigures(context.db, run);
    return code === undefined ? undefined : { text: withCode(code), at, left: run.text };
  }
  const cut = await cutToOffered(context.db, run);
  return cut && { text: withCode(cut.kept), at, left: cut.left };
}

export function readAs(context: QuestionContext, question: Question, plan: QuestionPlan): ReadAs {
  const where = whereOf(context);
  const scope = scopeOf(plan, question, context.vocabulary, where) ?? { type: 'product', text: question.text, where };
  return { question, plan, scope, placed: context.placed };
}

const whereOf = ({ where, placed }: QuestionContext): SQL | undefined => and(placed?.where, where);

async function firstFound<Found>(
  context: QuestionContext,
  question: Question,
  look: Look<Found>,
  plans: readonly QuestionPlan[] = plansOf(question),
  corrected?: ReadAs['corrected'],
): Promise<Answer<Found> | undefined> {
  const { db, vocabulary, placed } = context;
  for (const plan of plans) {
    const scope = scopeOf(plan, question, vocabulary, whereOf(context));
    if (!scope) continue;
    const read = { question, plan, scope: { ...scope, frequency: wordFrequencyOf(db, scope.text) }, corrected, placed };
    const found = await look(read);
    if (found !== undefined) return { read, found };
  }
  return undefined;
}

/** The same text always has the same corrections in the same order. */
async function listCorrections({ db, corrections }: QuestionContext, q: string): Promise<string[]> {
  const typed = correctableWords(q);
  const others = [...(await (corrections ?? correctionsOf(db, q))())].filter(([word]) => typed.has(word));
  return correctedTexts(q, new Map(others));
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
  const where = whereOf(context);
  const { isKindNamed, categoryIds, conditions, words } = question;
  // «شیرآلات» is no word of any valve, and nothing but their category.
  const isOnlyKind = categoryIds.length === 1 && conditions.length === 0 && words.length === 0;
  const inKind = isKindNamed || isOnlyKind ? scopeOf(['kind', []], question, vocabulary, where) : undefined;
  const ofKind = inKind ? await countRanked(db, inKind, SORTED_MAX) : 0;
  const byKind = (): ReadAs | undefined => inKind && readAs(context, question, ['kind', []]);
  if (ofKind > 0 && ofKind <= SORTED_MAX) return byKind();
  const { supplierId } = question;
  const offered = supplierId === undefined ? where : and(whereOffered(supplierId), where);
  const left = await leaveWordsOut(db, question.text, offered);
  if (left) return readAs(context, question, ['words', left]);
  if (ofKind > 0) return byKind();
  const plan = planOfSupplier(question);
  return plan && readAs(context, question, plan);
}

/** How a text was interpreted: what a cursor or a memory has of it. */
export interface KnownAs {
  plan: QuestionPlan;
  /** A number leads to it again. */
  corrected: Corrected | number | null;
  place: PlaceUse | null;
}

/** The same interpretation again. */
export async function continueAs(context: QuestionContext, q: string, known: KnownAs): Promise<ReadAs> {
  const { plan, corrected: again, place } = known;
  const question = readQuestion(q, context.vocabulary);
  const placed = place ? await placeAs(context.db, question, place) : undefined;
  const searched = placed ? placedText(q, question, placed.use) : q;
  const placedAs = { ...context, placed };
  const corrected = typeof again === 'number' ? await otherText(placedAs, searched, again) : (again ?? undefined);
  const read = readAs(placedAs, readQuestion(corrected?.text ?? searched, context.vocabulary), plan);
  return { ...read, corrected };
}
