import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { findUnitByUneceCode } from '../../../../core/units/unece-codes.ts';
import type { SourceOffer } from '../../ingest/source.ts';
import { COUNT_MAX } from '../../ingest/write-checks.ts';
import type { OfferRecord } from '../catalog-file.ts';
import { type OnRejection, type Place, rejectAt } from '../check-record.ts';
import { unitOfSpelling } from '../find-unit.ts';
import { readIsoDay } from './read-day.ts';
import { readMoney } from './read-money.ts';

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
    const reason = `واحد فروش «${offer.unitCode ?? offer.unit}» شناخته نیست.`;
    rejectAt({ ...place }, `offer.${field}`, reason, onRejection, 'sale-unit-unknown');
    return undefined;
  }
  const count = (field: 'moq' | 'packSize' | 'leadTimeDays'): number | undefined => {
    const given = offer[field];
    if (given == null) return undefined;
    const number = toNumber(given);
    const isCount = number !== undefined && Number.isInteger(number) && number <= COUNT_MAX;
    if (isCount && number >= (field === 'leadTimeDays' ? 0 : 1)) return number;
    rejectAt(at, field, 'باید عددی صحیح و مثبت باشد.', onRejection, 'count-invalid');
    return undefined;
  };
  const moq = count('moq');
  return {
    sku: offer.sku ?? undefined,
    ...readPrices(offer, moq ?? 1, at, onRejection),
    priceValidUntil: readDay(offer.priceValidUntil, at, onRejection),
    vatIncluded: offer.vatIncluded ?? undefined,
    saleUnitId: unit,
    moq,
    packSize: count('packSize'),
    leadTimeDays: count('leadTimeDays'),
    stockState: offer.stockState ?? 'unknown',
    origin: offer.origin ?? undefined,
    warranty: offer.warranty ?? undefined,
  };
}

function saleUnit({ unit, unitCode }: OfferRecord): string | undefined {
  if (unitCode != null) return findUnitByUneceCode(unitCode)?.id;
  return unit == null ? SALE_UNIT_DEFAULT : unitOfSpelling(unit)?.id;
}

function readDay(day: string | null | undefined, place: Place, onRejection: OnRejection): string | undefined {
  if (day == null) return undefined;
  const iso = readIsoDay(day);
  if (iso !== undefined) return iso;
  const reason = `«${day}» تاریخی به شکل ۱۴۰۵/۱۲/۲۹، «۲۹ اسفند ۱۴۰۵» یا ۲۰۲۷-۰۳-۲۰ نیست.`;
  rejectAt(place, 'priceValidUntil', reason, onRejection, 'date-invalid');
  return undefined;
}

/** The price that holds at the minimum order begins there; tiers that end below it cannot be bought and are rejected. */
function readPrices(offer: OfferRecord, moq: number, place: Place, onRejection: OnRejection) {
  const tiers = new Map<number, number>();
  const places = new Map<number, number>();
  for (const [index, price] of offer.prices.entries()) {
    const reject = (field: string, reason: string) =>
      rejectAt(place, `prices[${index}].${field}`, reason, onRejection, 'price-invalid');
    const money = price.amount == null ? undefined : readMoney(price.amount);
    // «2,350,000 تومان» says its currency itself, like a unit after a number.
    const rate = rialsByCurrency[(money?.currency ?? price.currency).toUpperCase()];
    const amount = money?.amount;
    const minQty = price.minQty == null ? 1 : toNumber(price.minQty);
    if (price.amount == null) reject('amount', 'مبلغ قیمت نیامده است.');
    else if (amount === undefined) reject('amount', `«${price.amount}» مبلغ درستی نیست.`);
    else if (rate === undefined) reject('currency', `قیمت به ارز «${price.currency}» پذیرفته نیست؛ تنها ریال و تومان.`);
    else if (!Number.isSafeInteger(amount * rate) || amount <= 0)
      reject('amount', 'مبلغ باید به ریال صحیح و مثبت باشد.');
    else if (minQty === undefined || !Number.isInteger(minQty) || minQty < 1)
      reject('minQty', 'حداقل تعداد درست نیست.');
    else if (tiers.has(minQty)) reject('minQty', 'برای این تعداد دو قیمت آمده است.');
    else {
      tiers.set(minQty, amount * rate);
      places.set(minQty, index);
    }
  }
  const sorted = [...tiers].map(([minQty, amountRial]) => ({ minQty, amountRial })).sort((a, b) => a.minQty - b.minQty);
  const first = Math.max(
    0,
    sorted.findLastIndex((tier) => tier.minQty <= moq),
  );
  for (const { minQty } of sorted.slice(0, first)) {
    const reason = `این پله زیر حداقل سفارش (${toPersianDigits(moq)}) است و خریدنی نیست.`;
    rejectAt(place, `prices[${places.get(minQty)}].minQty`, reason, onRejection, 'price-invalid');
  }
  const prices = sorted.slice(first).map((tier) => ({ ...tier, minQty: Math.max(tier.minQty, moq) }));
  if (prices.length === 0) return onRequest;
  return { priceType: prices.length > 1 ? ('tiered' as const) : ('fixed' as const), prices };
}

function toNumber(given: number | string): number | undefined {
  const money = readMoney(given);
  return money?.currency === undefined ? money?.amount : undefined;
}
