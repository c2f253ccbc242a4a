import { roundPrice } from '../core/money/money.ts';
import type { SeededRandom } from '../core/numbers/seeded-random.ts';
import type { SourceOffer } from '../server/catalog/ingest/source.ts';
import type { DemoProduct } from './leaf.ts';
import { sellersOf } from './sellers.ts';
import type { SaleUnit, Trade } from './trades.ts';

/** Prices are valid until one of the 80 days from this one (UTC). */
const firstValidDay = Date.UTC(2026, 11, 31);
const validDays = 80;
const dayMilliseconds = 86_400_000;

/** Price factor of the first, second and third tier. */
const tierFactors = [1, 0.95, 0.9];

const tierQuantities: Partial<Record<SaleUnit, number[]>> = {
  KiloGM: [1, 1000, 10_000],
  M: [1, 100, 500],
  L: [1, 208, 1040],
  HR: [1, 20, 100],
  'PERSON-HR': [1, 40, 160],
  DAY: [1, 5, 20],
  COPY: [1, 5, 20],
};

/** Minimum quantities of the tiers of a product sold from one: large for cheap pieces, small for expensive ones. */
function tiersFor(unit: SaleUnit, priceRial: number): number[] {
  const given = tierQuantities[unit];
  if (given) return given;
  if (priceRial < 100_000) return [1, 500, 2000];
  if (priceRial < 2_000_000) return [1, 50, 200];
  return priceRial < 100_000_000 ? [1, 10, 50] : [1, 3, 10];
}

function packFor(unit: SaleUnit, priceRial: number): number | undefined {
  if (unit === 'M') return 100;
  if (unit !== 'EACH') return undefined;
  if (priceRial < 20_000) return 200;
  if (priceRial < 100_000) return 50;
  return priceRial < 1_000_000 ? 10 : undefined;
}

const warranties = {
  goods: ['۱۲ ماه ضمانت تعویض', '۱۸ ماه ضمانت', '۶ ماه ضمانت تعویض'],
  work: ['۶ ماه ضمانت کار', '۱۲ ماه ضمانت کار'],
};
const workTrades = new Set<Trade>([
  'machining',
  'foundry',
  'fabrication',
  'surface',
  'inspection',
  'maintenance',
  'mechanicalDesign',
  'electricalDesign',
  'management',
]);

/** No tier is below the minimum order. */
function pricesOf(
  product: DemoProduct,
  moq: number,
  random: SeededRandom,
): Pick<SourceOffer, 'priceType' | 'prices' | 'priceValidUntil'> {
  const share = random.next();
  const amount = product.market.priceRial * (0.93 + random.next() * 0.16);
  const priceValidUntil = new Date(firstValidDay + random.int(0, validDays - 1) * dayMilliseconds)
    .toISOString()
    .slice(0, 10);
  if (share >= 0.85) return { priceType: 'onRequest', prices: [] };
  if (share < 0.55)
    return { priceType: 'fixed', prices: [{ minQty: moq, amountRial: roundPrice(amount) }], priceValidUntil };
  const tiers = tiersFor(product.market.saleUnitId, amount).map((minQty, index) => ({
    minQty: index === 0 ? moq : minQty,
    amountRial: roundPrice(amount * (tierFactors[index] ?? 1)),
  }));
  const prices = tiers.filter(({ minQty }, index) => index === 0 || minQty > moq);
  const falling = prices.filter(
    (price, index) => index === 0 || price.amountRial < (prices[index - 1]?.amountRial ?? 0),
  );
  return { priceType: falling.length > 1 ? 'tiered' : 'fixed', prices: falling, priceValidUntil };
}

/** The offers of one product, from suppliers of its trade. */
export function* offersOf(product: DemoProduct): Generator<SourceOffer> {
  const { record, market } = product;
  const { sellers, random } = sellersOf(record.key, market);
  for (const supplier of sellers) {
    const isDocument = market.trade === 'documents';
    const isWork = workTrades.has(market.trade);
    const stockState = isDocument ? 'inStock' : isWork ? 'onOrder' : stockOf(market.isCommon, random);
    const packSize = random.chance(0.7) ? packFor(market.saleUnitId, market.priceRial) : undefined;
    const moq = packSize ?? (market.saleUnitId === 'KiloGM' && market.trade === 'steel' ? 500 : 1);
    yield {
      key: `${record.key}@${supplier.key}`,
      baseProductKey: record.key,
      supplierKey: supplier.key,
      sku: `${supplier.key.slice(0, 3).toUpperCase()}-${record.partNumbers?.[0] ?? random.int(1000, 9999)}`,
      ...pricesOf(product, moq, random),
      vatIncluded: random.chance(0.35),
      moq,
      packSize,
      saleUnitId: market.saleUnitId,
      leadTimeDays: market.leadTimeDays ?? leadTime(stockState, isDocument, random),
      stockState,
      origin: market.origin,
      warranty: isDocument
        ? undefined
        : random.chance(0.6)
          ? random.pick(isWork ? warranties.work : warranties.goods)
          : undefined,
      deliveryScope: isDocument ? ['برخط'] : isWork ? [supplier.province, 'سراسر کشور'] : ['سراسر کشور'],
      document: market.document && { ...market.document, licence: 'تک‌کاربره، بدون بازنشر' },
    };
  }
}

function leadTime(stockState: SourceOffer['stockState'], isDocument: boolean, random: SeededRandom): number {
  if (isDocument) return 1;
  return stockState === 'inStock' ? random.int(1, 3) : random.int(5, 40);
}

function stockOf(isCommon: boolean, random: SeededRandom): SourceOffer['stockState'] {
  const share = random.next();
  if (share < (isCommon ? 0.7 : 0.45)) return 'inStock';
  if (share < 0.75) return 'limited';
  if (share < 0.93) return 'onOrder';
  return share < 0.97 ? 'outOfStock' : 'unknown';
}
