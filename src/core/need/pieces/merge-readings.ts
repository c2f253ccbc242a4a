import type { CategoryMatch } from '../kinds/category-match.ts';
import { isStranger } from '../kinds/strange-words.ts';
import type { NeedAnswers, NeedChoice, NeedFilter, NeedQuestion, NeedReading } from '../need-types.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { isGradeOfOil, measuredUnits } from '../terms/read-amount.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import { spanOf, type Token } from '../words/need-tokens.ts';
import { standardBodies } from '../words/order-words.ts';
import { timesMarks } from '../words/trade-words.ts';
import { conceptOf } from '../words/word-keys.ts';
import { meaningOf } from './narrow-readings.ts';
import type { Piece, Sentence } from './pieces.ts';
import { type CategoryReading, readInCategory } from './read-in-category.ts';

interface Merged {
  filters: NeedFilter[];
  questions: NeedQuestion[];
  amount: NeedReading['amount'];
  used: ReadonlySet<number>;
}

type ReadingOf = CategoryReading & { categoryId: string };

/** What all candidates agree on becomes a filter. A difference becomes a question whose answer also sets the category. */
export function mergeReadings(
  sentence: Sentence,
  readings: readonly ReadingOf[],
  matches: readonly CategoryMatch[],
  index: VocabularyIndex,
  answers: NeedAnswers,
  hasAmount: boolean,
): Merged {
  const [only] = readings;
  const pieces = readings.length > 1 ? agree(readings, index) : (only?.pieces ?? []);
  const isBranch = only && readings.length === 1 && !index.categories.get(only.categoryId)?.isLeaf;
  if (isBranch) pieces.push(...askLeaves(sentence, only, matches, index));
  const filters: NeedFilter[] = [];
  const questions: NeedQuestion[] = [];
  const used = new Set<number>();
  for (const piece of pieces.sort((one, other) => one.at - other.at)) {
    for (const at of piece.tokens) used.add(at);
    const { filter, question } = piece.question ? answer(piece, answers, index) : piece;
    if (filter) filters.push(filter);
    else if (question) questions.push(piece.pending ? { ...question, pending: piece.pending } : question);
  }
  // «بیست جفت ، … ده جفت»: a second count stays unread.
  const counted = hasAmount ? undefined : findAmount(sentence, only, used, index);
  for (let at = counted?.first ?? 0; at < (counted?.end ?? 0); at++) used.add(at);
  return { filters, questions, amount: counted?.amount ?? null, used };
}

/** Turns an answered question into a filter with the number as it was said; asks for the unit next if it is open. */
function answer(piece: Piece, { pieces }: NeedAnswers, { properties, units }: VocabularyIndex): Piece {
  const given = pieces?.find(({ start }) => start === piece.question?.span[0]);
  const property = properties.get(given?.propertyId ?? '');
  if (!given || !property || !piece.pending) return piece;
  const { value, optionIds = [], unitId = piece.pending.unitId } = given;
  const told = (bound: number | null) => (bound === null || value === undefined ? bound : value);
  const min = told(piece.pending.min);
  const max = told(piece.pending.max);
  const kind = optionIds.length > 0 ? 'options' : piece.pending.kind;
  if (
    property.quantityId &&
    optionIds.length === 0 &&
    units.byId.get(unitId ?? '')?.quantityId !== property.quantityId
  ) {
    const choices = (units.byQuantity.get(property.quantityId) ?? []).map(({ id }) => ({ ...given, unitId: id }));
    return { ...piece, question: { kind: 'unit', span: piece.span, choices } };
  }
  const filter = {
    ...piece.pending,
    kind,
    propertyId: property.id,
    min,
    max,
    unitId,
    optionIds,
    certainty: 'stated',
  } as const;
  return { ...piece, filter };
}

function choicesOf(piece: Piece, categoryId: string): NeedChoice[] {
  const { filter, question } = piece;
  if (question) return question.choices.map((choice) => ({ categoryId, ...choice }));
  if (!filter) return [];
  const { propertyId, optionIds, unitId } = filter;
  return [{ categoryId, propertyId, ...(optionIds.length > 0 ? { optionIds } : {}), ...(unitId ? { unitId } : {}) }];
}

function uniqueChoices(choices: NeedChoice[]): NeedChoice[] {
  return [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()];
}

function agree(readings: readonly ReadingOf[], index: VocabularyIndex): Piece[] {
  const placed = readings.flatMap(({ categoryId, pieces }) => pieces.map((piece) => ({ categoryId, piece })));
  return [...Map.groupBy(placed, ({ piece }) => piece.at).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { filter } = first.piece;
    const choices = uniqueChoices(group.flatMap(({ categoryId, piece }) => choicesOf(piece, categoryId)));
    const isInAll = group.length === readings.length && group.every(({ piece }) => piece.filter);
    if (filter && isInAll && new Set(group.map(({ piece }) => meaningOf(piece, index))).size === 1) {
      const alike = choices.filter(({ propertyId }) => propertyId !== filter.propertyId);
      return [alike.length > 0 ? { ...first.piece, filter: { ...filter, alike } } : first.piece];
    }
    return [asQuestion(first.piece, choices)];
  });
}

function asQuestion(piece: Piece, choices: NeedChoice[]): Piece {
  const { filter, ...rest } = piece;
  return { ...rest, pending: piece.pending ?? filter, question: { kind: 'property', span: piece.span, choices } };
}

/** A filter that only some leaves of a branch have becomes a question; its answer names the leaf. */
function askLeaves(
  sentence: Sentence,
  reading: ReadingOf,
  matches: readonly CategoryMatch[],
  index: VocabularyIndex,
): Piece[] {
  const branch = index.categories.get(reading.categoryId);
  const known = new Set(reading.pieces.flatMap(({ tokens }) => [...tokens]));
  const inLeaves = (branch?.leafIds ?? []).flatMap((categoryId) =>
    readInCategory(sentence, index.categories.get(categoryId), matches[0], index).pieces.map((piece) => ({
      categoryId,
      piece,
    })),
  );
  const unknown = inLeaves.filter(({ piece }) => ![...piece.tokens].some((at) => known.has(at)));
  return [...Map.groupBy(unknown, ({ piece }) => piece.at).values()].flatMap((group) => {
    const [first] = group;
    const choices = uniqueChoices(group.flatMap(({ categoryId, piece }) => choicesOf(piece, categoryId)));
    return first ? [asQuestion(first.piece, choices)] : [];
  });
}

const isCount = (quantityId: string) => quantityId === 'Count' || quantityId.endsWith('Count');

/** «گریس ۵ کیلو», but «۵ کیلویی» is the size of a pack. */
const isOrdered = (
  { units, high, bound, numberAt, end, before, canDo }: Quantity,
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  index: VocabularyIndex,
) =>
  !high &&
  (!bound || bound === 'about') &&
  // «ارتفاع ۱۸ متر» is none.
  before.every((at) => conceptOf(tokens[at]?.text ?? '') === 'طول') &&
  !canDo &&
  // «با ۲ متر کابل» is a part of the thing.
  tokens[numberAt - 1]?.text !== 'با' &&
  !used.has(numberAt) &&
  !distances.has(tokens[numberAt - 1]?.text ?? '') &&
  // «تسمه بارگیری ۵ تن»: what nobody knows may have that measure.
  !isStranger(tokens[numberAt - 1], index) &&
  // «۲۰ در ۱۰ متر» is a size.
  !timesMarks.has(tokens[numberAt - 1]?.text ?? '') &&
  units.some(({ id }) => measuredUnits.has(id)) &&
  !tokens[end - 1]?.text.endsWith('یی') &&
  !tokens[end - 1]?.text.endsWith('ی');

/** «کابل … فاصله ۲۰۰ متر»: how far it must reach; nobody says how much of it is bought. */
const distances = new Set(['فاصله', 'فاصلهاش', 'مسافت', 'عمق', 'ارتفاع', 'شعاع']);

const machineMeasures = new Set(['Power', 'VolumeFlowRate', 'Force', 'ApparentPower', 'GaugePressure']);

/** Of what is never sold by the metre: «فن برای سالن ۱۰ متر». */
const drivenMeasures = new Set(['Power', 'VolumeFlowRate', 'ApparentPower']);

function findAmount(
  { tokens }: Sentence,
  reading: ReadingOf | undefined,
  used: ReadonlySet<number>,
  index: VocabularyIndex,
) {
  // «استاندارد API 650 نسخه فارسی»
  const isOfText = (at: number) => standardBodies.has(tokens[at - 1]?.text ?? '');
  const counted = reading?.homeless.find(
    ({ units, low, high, numberAt, before }) =>
      !high &&
      before.length === 0 &&
      !isOfText(numberAt) &&
      !used.has(numberAt) &&
      units.some(({ quantityId, id }) => isCount(quantityId) && !isGradeOfOil(low.value, id)),
  );
  const properties = index.categories.get(reading?.categoryId ?? '')?.properties ?? [];
  // «برج خنک‌کن ۱۰۰ تن» is its size: no machine is sold by weight.
  const isMachine = properties.some(({ property }) => machineMeasures.has(property.quantityId ?? ''));
  const isDriven = properties.some(({ property }) => drivenMeasures.has(property.quantityId ?? ''));
  // «مبدل صفحه‌ای ۲۰ متر» is its area.
  const isArea = properties.some(({ property }) => property.defaultUnit?.id === 'M2');
  const isSold = ({ units }: Quantity) =>
    !units.some(
      ({ quantityId }) =>
        (isMachine && (quantityId === 'Mass' || quantityId === 'Volume')) ||
        ((isArea || isDriven) && quantityId === 'Length'),
    );
  const measured = counted ?? reading?.homeless.find((one) => isOrdered(one, tokens, used, index) && isSold(one));
  const unit = measured?.units.find(({ quantityId, id }) => isCount(quantityId) || measuredUnits.has(id));
  if (!measured || !unit) return undefined;
  const { first, end, low } = measured;
  return { first, end, amount: { value: low.value, unitId: unit.id, span: spanOf(tokens, first, end) } };
}
