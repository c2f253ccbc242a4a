import { roundPrice } from '../../../core/money/money.ts';
import { type SeededRandom, seededRandom } from '../../../core/numbers/seeded-random.ts';
import type { CatalogSource, SourceBaseProduct, SourceOffer, SourceProduct } from '../../catalog/ingest/source.ts';

const SECOND_OFFER_CHANCE = 0.3;
/** Prices are 80 to 120 percent of the demo catalogue's. */
const PRICE_FACTOR_MIN = 0.8;
const PRICE_FACTOR_SPREAD = 0.4;
/** Without I, O and Q, which look like digits. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** A constant, so that all machines store the same bytes. */
const AS_OF = new Date('2026-11-01T00:00:00Z');

interface Template {
  product: SourceBaseProduct;
  /** Offers of different suppliers of its trade. */
  offers: [SourceOffer, ...SourceOffer[]];
}

/**
 * A source of `count` products for measurements, derived from the demo's: real sizes and categories, other makers, part
 * numbers, suppliers and prices. Deterministic: a larger count only adds products. The demo catalogue must be stored.
 */
export function generatedCatalog(demo: CatalogSource, count: number, seed: number): CatalogSource {
  return {
    name: `generated-${seed}`,
    within: demo.name,
    asOf: AS_OF,
    categories: [],
    suppliers: [],
    baseProducts: [],
    offers: [],
    products: { [Symbol.iterator]: () => generatedProducts(demo, count, seed) },
  };
}

function* generatedProducts(demo: CatalogSource, count: number, seed: number): Generator<SourceProduct> {
  const templates = templatesOf(demo);
  const makers = [...demo.suppliers].flatMap(({ type, name }) => (type === 'manufacturer' ? [name] : []));
  for (let number = 1; number <= count; number++) {
    const random = seededRandom(`generated/${seed}/${number}`);
    yield generatedProduct(random.pick(templates), random.pick(makers), number, random);
  }
}

function templatesOf(demo: CatalogSource): Template[] {
  const offers = Map.groupBy(demo.offers, (offer) => offer.baseProductKey);
  return [...demo.baseProducts].flatMap((product) => {
    const [first, ...others] = offers.get(product.key) ?? [];
    return first ? [{ product, offers: [first, ...others] }] : [];
  });
}

function generatedProduct(template: Template, maker: string, number: number, random: SeededRandom): SourceProduct {
  const series = `${letter(random)}${letter(random)}${number}`;
  const key = String(number);
  const { product } = template;
  return {
    baseProduct: {
      ...product,
      key,
      title: `${product.title} سری ${series}`,
      scientificName: product.scientificName && `${product.scientificName} ${series}`,
      brand: maker,
      model: series,
      partNumbers: [`${product.partNumbers?.[0] ?? ''}${series}`],
    },
    offers: chosenOffers(template, random).map((offer) => ({
      ...offer,
      key: `${key}@${offer.supplierKey}`,
      baseProductKey: key,
      sku: series,
      prices: varied(offer.prices, PRICE_FACTOR_MIN + PRICE_FACTOR_SPREAD * random.next()),
    })),
  };
}

const letter = (random: SeededRandom): string => LETTERS.charAt(random.int(0, LETTERS.length - 1));

function chosenOffers({ offers }: Template, random: SeededRandom): SourceOffer[] {
  const first = random.pick(offers);
  if (!random.chance(SECOND_OFFER_CHANCE)) return [first];
  const second = random.pick(offers);
  return second === first ? [first] : [first, second];
}

function varied(prices: SourceOffer['prices'], factor: number): SourceOffer['prices'] {
  return prices.map(({ minQty, amountRial }) => ({ minQty, amountRial: roundPrice(amountRial * factor) }));
}
