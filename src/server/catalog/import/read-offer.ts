import { findUnitByUneceCode } from '../../../core/units/unece-codes.ts';
import { findUnitByAlias } from '../../../core/units/unit-lookup.ts';
import type { SourceOffer } from '../ingest/source.ts';
import type { OfferRecord } from './catalog-file.ts';
import { type OnRejection, type Place, rejectAt } from './check-record.ts';
import { parseMeasure } from './parse-measure.ts';

const SALE_UNIT_DEFAULT = 'EACH';
/** Rials per unit of the currency; other currencies have no fixed rate, so their prices are rejected. */
const rialsByCurrency: Readonly<Record<string, number>> = { IRR: 1, IRT: 10 };

type OfferTerms = Omit<SourceOffer, 'key' | 'baseProductKey' | 'supplierKey'>;

const onRequest: Pick<OfferTerms, 'priceType' | 'prices'> = { priceType: 'onRequest', prices: [] };

/**
 * The terms of a product's only offer. Rejects invalid prices one by one; without a valid one the price is on request.
 * Undefined, with a rejection, for an unknown sale unit.
 */
export function readOffer(offer: OfferRecord, place: Place, onRejection: OnRejection): OfferTerms | undefined {
  const at: Place = { ...place, kind: 'value', location: `${place.location}.offer` };
  const unit = saleUnit(offer);
  if (unit === undefined) {
    const field = offer.unitCode == null ? 'unit' : 'unitCode';
    const reason = `یکای فروش «${offer.unitCode ?? offer.unit}» شناخته نیست.`;
    rejectAt({ ...place }, `offer.${field}`, reason, onRejection);
    return undefined;
  }
  const count = (field: 'moq' | 'packSize' | 'leadTimeDays'): number | undefined => {
    const given = offer[field];
    if (given == null) return undefined;
    const number = toNumber(given);
    if (number !== undefined && Number.isInteger(number) && number >= (field === 'leadTimeDays' ? 0 : 1)) return number;
    rejectAt(at, field, 'باید عددی صحیح و مثبت باشد.', onRejection);
    return undefined;
  };
  return {
    sku: offer.sku ?? undefined,
    ...readPrices(offer, at, onRejection),
    priceValidUntil: offer.priceValidUntil ?? undefined,
    vatIncluded: offer.vatIncluded ?? undefined,
    saleUnitId: unit,
    moq: count('moq'),
    packSize: count('packSize'),
    leadTimeDays: count('leadTimeDays'),
    stockState: offer.stockState ?? 'unknown',
    origin: offer.origin ?? undefined,
    warranty: offer.warranty ?? undefined,
  };
}

function saleUnit({ unit, unitCode }: OfferRecord): string | undefined {
  if (unitCode != null) return findUnitByUneceCode(unitCode)?.id;
  return unit == null ? SALE_UNIT_DEFAULT : findUnitByAlias(unit)?.id;
}

function readPrices(offer: OfferRecord, place: Place, onRejection: OnRejection) {
  const tiers = new Map<number, number>();
  for (const [index, price] of offer.prices.entries()) {
    const reject = (field: string, reason: string) => rejectAt(place, `prices[${index}].${field}`, reason, onRejection);
    const rate = rialsByCurrency[price.currency.toUpperCase()];
    const amount = price.amount == null ? undefined : toNumber(price.amount);
    const minQty = price.minQty == null ? 1 : toNumber(price.minQty);
    if (price.amount == null) reject('amount', 'مبلغ قیمت نیامده است.');
    else if (amount === undefined) reject('amount', `«${price.amount}» مبلغ درستی نیست.`);
    else if (rate === undefined) reject('currency', `قیمت به ارز «${price.currency}» پذیرفته نیست؛ تنها ریال و تومان.`);
    else if (!Number.isSafeInteger(amount * rate) || amount <= 0)
      reject('amount', 'مبلغ باید به ریال صحیح و مثبت باشد.');
    else if (minQty === undefined || !Number.isInteger(minQty) || minQty < 1)
      reject('minQty', 'کمترین تعداد درست نیست.');
    else if (tiers.has(minQty)) reject('minQty', 'برای این تعداد دو قیمت آمده است.');
    else tiers.set(minQty, amount * rate);
  }
  const prices = [...tiers].map(([minQty, amountRial]) => ({ minQty, amountRial })).sort((a, b) => a.minQty - b.minQty);
  if (prices.length === 0) return onRequest;
  return { priceType: prices.length > 1 ? ('tiered' as const) : ('fixed' as const), prices };
}

function toNumber(given: number | string): number | undefined {
  if (typeof given === 'number') return given;
  const measure = parseMeasure(given);
  return measure?.unit === '' && measure.maxValue === undefined ? measure.value : undefined;
}
