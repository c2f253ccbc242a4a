import { statesAtOnce } from '../../../core/catalog/offer-types.ts';
import type { PropertyFilter } from '../../../core/filters/filter-types.ts';
import type { OfferTerm } from '../../../core/filters/offer-terms.ts';
import { isCityId } from '../../../core/ids/place-id.ts';
import { formatMoney, inCurrency } from '../../../core/money/money.ts';
import { shownBound } from '../../../core/money/shown-bound.ts';
import { storedBound } from '../../../core/money/stored-bound.ts';
import type { VatBasis } from '../../../core/money/vat.ts';
import { ABOUT_SHARE, type NeedPrice, type NeedReading, type Span } from '../../../core/need/need-types.ts';
import { roundBound } from '../../../core/need/properties/property-filter.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import type { NeedEdit, NeedPicks } from './need-picks.ts';
import { needTexts } from './need-texts.ts';
import type { NeedWords } from './need-words.ts';

/** A chip of the order. */
export interface NeedTerm {
  kind: 'amount' | 'price' | 'place' | 'delivery' | 'stock' | 'partNumber';
  name: string;
  value: string;
  said: string;
  span: Span;
  /** What the list is filtered by. */
  filter?: PropertyFilter | undefined;
  isEdited: boolean;
}

const toman = (rial: number) => formatMoney(rial, 'toman');

function priceWords({ minRial, maxRial, per }: Omit<NeedPrice, 'span'>): string {
  const { atLeast, atMost, between, ofOrder } = needTexts;
  const range =
    minRial === null
      ? atMost(toman(maxRial ?? 0))
      : maxRial === null
        ? atLeast(toman(minRial))
        : between(formatNumber(inCurrency(minRial, 'toman')), toman(maxRial));
  return per === 'total' ? ofOrder(range) : range;
}

const daysWords = (days: number | null): string =>
  days === null ? needTexts.soon : days === 0 ? needTexts.today : needTexts.withinDays(formatNumber(days));

const filterOf = (propertyId: OfferTerm, rest: Omit<PropertyFilter, 'propertyId'>): PropertyFilter => ({
  propertyId,
  ...rest,
});

const storedRial = (rial: number, basis: VatBasis) => storedBound(rial, { basis, currency: 'rial' });
const shownRial = (bound: number, basis: VatBasis) => shownBound(bound, { basis, currency: 'rial' });

/** The list compares prices of one piece; an order of unknown size costs at least as much as one piece. */
function priceFilter(
  { minRial, maxRial, per }: NeedPrice,
  amount: NeedReading['amount'],
  basis: VatBasis,
): PropertyFilter | undefined {
  const pieces = per === 'unit' ? 1 : amount?.unitId === 'EACH' ? amount.value : undefined;
  const bounds = {
    ...(minRial !== null && pieces !== undefined && { value: storedRial(Math.ceil(minRial / pieces), basis) }),
    ...(maxRial !== null && { maxValue: storedRial(Math.floor(maxRial / (pieces ?? 1)), basis) }),
  };
  return Object.keys(bounds).length > 0 ? filterOf('price', bounds) : undefined;
}

function placeFilter({ place }: NeedReading, words: NeedWords): PropertyFilter | undefined {
  const name = place && !place.isDestination ? words.placeName(place.placeId) : undefined;
  return place && name !== undefined
    ? filterOf(isCityId(place.placeId) ? 'city' : 'province', { optionIds: [name] })
    : undefined;
}

/**
 * The terms of the order in the order of the chips, without those that the user removed.
 * @param basis what a price of the sentence includes: what the pages show
 */
export function shownTerms(
  sentence: string,
  reading: NeedReading,
  { dropped = [], edits = [] }: NeedPicks,
  words: NeedWords,
  basis: VatBasis,
): NeedTerm[] {
  const { amount, price, place, delivery, stock, partNumbers } = reading;
  const term = (kind: NeedTerm['kind'], span: Span, value: string, filter?: PropertyFilter): NeedTerm => {
    const said = sentence.slice(...span);
    const isMeant = (one: NeedEdit) => one.propertyId === filter?.propertyId && one.said === said;
    const edited = edits.find(isMeant)?.filter;
    const name = needTexts.terms[kind];
    return edited
      ? { kind, name, value: editedWords(edited, basis), said, span, filter: edited, isEdited: true }
      : { kind, name, value, said, span, filter, isEdited: false };
  };
  const days = delivery?.maxDays ?? null;
  const all = [
    ...partNumbers.map(({ text, span }) => term('partNumber', span, text)),
    ...(amount
      ? [term('amount', amount.span, `${formatNumber(amount.value)} ${words.unit(amount.unitId)?.nameFa ?? ''}`)]
      : []),
    ...(price ? [term('price', price.span, priceWords(price), priceFilter(price, amount, basis))] : []),
    ...(place
      ? [
          term(
            'place',
            place.span,
            words.placeName(place.placeId) ?? sentence.slice(...place.span),
            placeFilter(reading, words),
          ),
        ]
      : []),
    ...(delivery
      ? [
          term(
            'delivery',
            delivery.span,
            daysWords(days),
            days === null ? undefined : filterOf('lead', { maxValue: days }),
          ),
        ]
      : []),
    ...(stock
      ? [term('stock', stock.span, needTexts.inStock, filterOf('stock', { optionIds: [...statesAtOnce] }))]
      : []),
  ];
  return all.filter(({ said }) => !dropped.includes(said));
}

/** Only the price is edited: by the offer to take it approximately. */
const editedWords = ({ value, maxValue }: PropertyFilter, basis: VatBasis): string =>
  priceWords({
    minRial: value === undefined ? null : shownRial(value, basis),
    maxRial: maxValue === undefined ? null : shownRial(maxValue, basis),
    per: 'unit',
  });

export const termFilters = (terms: readonly NeedTerm[]): PropertyFilter[] =>
  terms.flatMap(({ filter }) => (filter ? [filter] : []));

/** Edits that take the price approximately, once. */
export function loosenedTerms(terms: readonly NeedTerm[], basis: VatBasis): NeedEdit[] {
  const carry = (bound: number, share: number, round: (rial: number) => number) =>
    storedRial(round(roundBound(shownRial(bound, basis) * share)), basis);
  return terms.flatMap(({ kind, filter, said, isEdited }) => {
    if (kind !== 'price' || !filter || isEdited) return [];
    const { propertyId, value, maxValue } = filter;
    const near = {
      propertyId,
      ...(value !== undefined && { value: carry(value, 1 - ABOUT_SHARE, Math.floor) }),
      ...(maxValue !== undefined && { maxValue: carry(maxValue, 1 + ABOUT_SHARE, Math.ceil) }),
    };
    return [{ propertyId, said, filter: near }];
  });
}
