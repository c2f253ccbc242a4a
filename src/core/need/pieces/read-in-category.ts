import type { CategoryMatch } from '../kinds/category-match.ts';
import {
  askBehindStranger,
  isHalfOfSize,
  isIdle,
  isOfAccessory,
  isOfUse,
  isSizeOfUse,
  isStranger,
} from '../kinds/strange-words.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { matchOptions } from '../options/match-options.ts';
import { isNamedBy, isNumeric, type Outcome } from '../properties/named-properties.ts';
import { readDimensions } from '../quantities/read-dimensions.ts';
import { readQuantities } from '../quantities/read-quantities.ts';
import { resolveQuantity } from '../quantities/resolve-quantity.ts';
import type { IndexedCategory, VocabularyIndex } from '../vocabulary-index.ts';
import { courtesies } from '../words/order-words.ts';
import { dimensions, fillers, numberWords } from '../words/trade-words.ts';
import { conceptOf } from '../words/word-keys.ts';
import { clashes } from './clashing-pieces.ts';
import { joinLists, joinValues } from './joined-values.ts';
import { letteredFigures, letteredProfile, letteredRating } from './lettered-figures.ts';
import { optionPieces } from './option-pieces.ts';
import { dimensionPiece, type Piece, quantityPiece, type Sentence, tokenSet } from './pieces.ts';
import { settlePieces } from './settle-pieces.ts';
import { yesNoPieces } from './yes-no-pieces.ts';

export interface CategoryReading {
  pieces: Piece[];
  /** Quantities that fit no property of the category. */
  homeless: Quantity[];
}

const SIZE = 'اندازه';
const isDocument = (category: IndexedCategory | undefined) => category?.category.categoryType === 'ElectronicDocument';
const isUnnamed = ({ certainty, cues }: Outcome & { kind: 'options' }) => certainty === 'inferred' && cues.length === 0;
/** «دو میل ابعاد ۱۲۵۰×۲۵۰۰»: what other words have settled is not meant again. */
function leaveOut(
  { tokens }: Sentence,
  outcome: Outcome | undefined,
  quantity: Quantity,
  pieces: readonly Piece[],
): Outcome | undefined {
  const settled = new Set(pieces.flatMap(({ filter }) => (filter ? [filter.propertyId] : [])));
  const isGuess = (outcome?.kind === 'number' && outcome.isBare) || (outcome?.kind === 'options' && isUnnamed(outcome));
  // «نبشی ۵ یا ۶»: the same is meant once more.
  const isAlternative =
    ['یا', 'و'].includes(tokens[quantity.first - 1]?.text ?? '') && tokens[quantity.first - 2]?.kind === 'number';
  if (isGuess && !isAlternative && quantity.units.length === 0 && settled.has(outcome.property.property.id))
    return undefined;
  if (outcome?.kind !== 'whichProperty' || outcome.cues.length > 0) return outcome;
  const open = outcome.properties.filter(({ property }) => !settled.has(property.id));
  const [only, second] = open;
  if (!only || second || open.length === outcome.properties.length) return outcome;
  const unit = quantity.units.find(({ quantityId }) => quantityId === only.property.quantityId);
  if ((only.property.quantityId && !unit) || !isNumeric(only)) return { ...outcome, properties: open };
  return { kind: 'number', property: only, unit, certainty: 'inferred', cues: [] };
}

/** «۴۰ میله», «۱۲ کاناله»: a number of parts that nothing in the catalogue names. */
const countsParts = (word: string, { knownWords, places }: VocabularyIndex): boolean =>
  /^(?!ضد)\p{Script=Arab}{2,}ه$/u.test(word) && !knownWords.has(word) && !places.has(word) && !numberWords.has(word);

function saysNothingElse({ tokens, barred }: Sentence, piece: Piece, match: CategoryMatch | undefined): boolean {
  return tokens.every(
    ({ kind, text }, at) =>
      kind === 'mark' ||
      piece.tokens.has(at) ||
      (match !== undefined && at >= match.first && at < match.end) ||
      (!barred.has(at) && (fillers.has(text) || courtesies.has(text))),
  );
}

/** «بوبین ۲۴ ولت نمیخوام، ۲۲۰ باشه»: what is named as unwanted is wanted with another number. */
function insteadOf(
  { isNegated }: Sentence,
  quantity: Quantity,
  isCue: (at: number) => boolean,
  resolve: (quantity: Quantity) => Outcome | undefined,
): Outcome | undefined {
  const before = Array.from({ length: quantity.first }, (_, at) => at).filter((at) => isNegated(at) && isCue(at));
  const outcome = before.length > 0 && quantity.before.length === 0 ? resolve({ ...quantity, before }) : undefined;
  return outcome?.kind === 'options' ? { ...outcome, cues: [] } : undefined;
}

/** «نمایشگر ده اینچی، ۱۰.۱»: the same size again, exactly. */
function roundedBefore({ low, high, bound, units, before }: Quantity, pieces: readonly Piece[]): Piece | undefined {
  if (high || bound || units.length > 0 || before.length > 0 || Number.isInteger(low.value)) return undefined;
  return pieces.find(({ filter }) => filter?.kind === 'exact' && filter.min === Math.floor(low.value));
}

function refined(piece: Piece, { low, first, end }: Quantity): Piece {
  const tokens = tokenSet(first, end, [...piece.tokens]);
  return piece.filter ? { ...piece, tokens, filter: { ...piece.filter, min: low.value, max: low.value } } : piece;
}

/** Parses the whole sentence within one category. */
export function readInCategory(
  sentence: Sentence,
  category: IndexedCategory | undefined,
  match: CategoryMatch | undefined,
  index: VocabularyIndex,
): CategoryReading {
  const { tokens, barred } = sentence;
  const properties = category?.properties ?? [];
  const taken = new Set<number>(barred);
  for (let at = match?.first ?? 0; at < (match?.end ?? 0); at++) taken.add(at);
  for (const at of match?.skipped ?? []) if (!barred.has(at)) taken.delete(at);
  const pieces = yesNoPieces(sentence, properties);
  for (const piece of pieces) for (const at of piece.tokens) taken.add(at);

  // «گلند برنجی» names a category, and its second word an option.
  // A synonym of one word is an option too: «سمانته», but «واشر فنری» is the name of a washer, not its steel.
  const isOptionToo = match?.isMethod || (match?.isWhole && !match.isName && match.end - match.first === 1);
  // «IEC تابلو»: the publisher is an option of every document.
  const isPublisher = /^[a-z]+$/.test(tokens[match?.first ?? -1]?.text ?? '') && isDocument(category);
  // «CK45 گرد ۶۰»: a code of a value that the thing is called by too.
  const head = match?.first ?? -1;
  const isCode =
    /^[a-z]/.test(tokens[head]?.text ?? '') && tokens[head + 1]?.kind === 'number' && (match?.end ?? 0) > head + 2;
  const from = isOptionToo || isPublisher || isCode ? (match?.first ?? 0) : (match?.first ?? 0) + 1;
  const isInCategory = (at: number) => match !== undefined && at >= match.first && at < match.end && !barred.has(at);
  const isNameWord = (at: number) => isInCategory(at) && at >= from;
  const isOwnWord = (at: number) => isNameWord(at) && at < (match?.ownEnd ?? 0);
  const isFree = (at: number) => !taken.has(at) || isNameWord(at);
  const { settled, unsettled, claimed } = matchOptions(tokens, isFree, properties, index.units, {
    isNameWord: isOwnWord,
    isName: match?.isName ?? false,
    isInCategory,
  });
  const isRead = (at: number) => taken.has(at) || claimed.has(at);
  pieces.push(...optionPieces(sentence, { settled, unsettled }, category, isRead));
  for (const at of claimed) taken.add(at);
  const lettered = [letteredFigures, letteredRating, letteredProfile].flatMap((read) =>
    read(sentence, (at) => !taken.has(at), properties),
  );
  pieces.push(...lettered);
  for (const piece of lettered) for (const at of piece.tokens) taken.add(at);

  for (const dimension of readDimensions(tokens, taken, settled, properties, index.units)) {
    pieces.push(dimensionPiece(sentence, dimension));
    for (const one of dimension.tokens) taken.add(one);
  }

  const isCue = (at: number) => {
    const token = tokens[at];
    if (token?.kind !== 'word') return false;
    const concept = conceptOf(token.text);
    return (
      dimensions.has(concept) ||
      concept === SIZE ||
      properties.some((one) => isNamedBy(one, concept) || one.letters.has(token.raw))
    );
  };
  const isDimension = (at: number) => dimensions.has(conceptOf(tokens[at]?.text ?? ''));
  const homeless: Quantity[] = [];
  const alone: Piece[] = [];
  const bare = new Set<Piece>();
  const spoken = new Set<number>();
  const isBehindName = (at: number) => match !== undefined && match.end > 0 && at === match.end;
  for (const read of readQuantities({ tokens, units: index.units, taken, isCue, isDimension, isBehindName })) {
    // A word that named the previous quantity does not name this one.
    const quantity = { ...read, before: read.before.filter((at) => read.isListed || !spoken.has(at)) };
    const isOfParts = read.units.length + read.before.length === 0 && countsParts(tokens[read.end]?.text ?? '', index);
    if (isOfParts && !isCue(read.end)) continue;
    // «۵۰ لوله پلی اتیلن ۶۳»: sizes stand behind the name.
    const isBefore = match !== undefined && match.end > 0 && read.end <= match.first;
    if (isBefore && read.units.length === 0 && read.before.length === 0 && read.after.length === 0) continue;
    // «مدول ۶» of a thing that has none.
    const before = tokens[read.first - 1];
    const isOfAnother =
      read.units.length === 0 &&
      read.before.length + read.after.length === 0 &&
      before?.kind === 'word' &&
      tokens[read.first - 2]?.kind !== 'number' &&
      !taken.has(read.first - 1) &&
      !isCue(read.first - 1) &&
      index.measures.has(conceptOf(before.text));
    if (isOfAnother || (!isCue(read.first - 1) && isOfAccessory(tokens, read.first, taken, index))) continue;
    const told =
      leaveOut(sentence, resolveQuantity(tokens, quantity, properties, index.units), quantity, pieces) ??
      insteadOf(sentence, quantity, isCue, (meant) => resolveQuantity(tokens, meant, properties, index.units));
    const isBareGuess =
      told !== undefined &&
      read.units.length === 0 &&
      (told.kind === 'number' ? told.isBare : told.kind === 'options' && isUnnamed(told));
    const isExplained = taken.has(read.first - 1) || spoken.has(read.first - 1);
    const isStrange = isBareGuess && !isExplained && (isStranger(before, index) || isIdle(before, index));
    const isLeft = (at: number) => !taken.has(at);
    const isDoubted =
      isStrange ||
      isOfUse(tokens, quantity, index, told) ||
      isSizeOfUse(tokens, quantity, isLeft, index, match?.categoryId) ||
      isHalfOfSize(tokens, quantity, isLeft);
    const outcome = told && isDoubted ? askBehindStranger(told, properties) : told;
    for (const at of outcome?.cues ?? []) spoken.add(at);
    const rounded = outcome ? undefined : roundedBefore(quantity, pieces);
    if (rounded) {
      pieces[pieces.indexOf(rounded)] = refined(rounded, quantity);
      continue;
    }
    const piece = outcome && quantityPiece(sentence, quantity, outcome);
    if (piece) pieces.push(piece);
    const isGuess = outcome?.kind === 'options' && read.units.length === 0 && isUnnamed(outcome);
    if (piece && (isGuess || (outcome.kind === 'number' && outcome.isBare))) bare.add(piece);
    if (outcome?.kind === 'number' && outcome.alone) alone.push(quantityPiece(sentence, quantity, outcome.alone));
    else homeless.push(quantity);
  }
  const [asked] = alone;
  if (asked && pieces.length === 1 && saysNothingElse(sentence, asked, match)) return { pieces: [asked], homeless };
  // «سیم‌جوش استیل ۳۰۸ یک میل»: a number without a unit does not mean what a measure says.
  const listed = joinLists(tokens, pieces);
  const clashing = clashes(listed, bare, properties);
  if (clashing) return { pieces: clashing.sort((one, other) => one.at - other.at), homeless };
  const isMeant = (piece: Piece) =>
    !bare.has(piece) ||
    !listed.some((other) => !bare.has(other) && other.filter?.propertyId === piece.filter?.propertyId);
  const meant = settlePieces(joinValues(tokens, listed.filter(isMeant)), properties, index.units);
  return { pieces: meant.sort((one, other) => one.at - other.at), homeless };
}
