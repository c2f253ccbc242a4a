import type { Product } from '../../../../contract/catalog/product.ts';
import { isWork } from '../../../../core/catalog/category-types.ts';
import { bestCells, type CompareCell, hasDifference } from '../../../../core/compare/compare-cells.ts';
import { comparedRial } from '../../../../core/money/order-price.ts';
import { foldText } from '../../../../core/text/persian.ts';

const comparedTerms = ['price', 'stock', 'leadTime', 'moq', 'warranty', 'supplier', 'brand', 'origin'] as const;
export type ComparedTerm = (typeof comparedTerms)[number];

/** A row of an offer term, such as the price. `best` is in the order of the products. */
export type TermRow = { term: ComparedTerm; isDifferent: boolean; best: readonly boolean[] };

/** One row for each term that at least one product has. */
export function termRows(products: readonly Product[]): TermRow[] {
  return comparedTerms
    .map((term) => ({ term, cells: products.map(cells[term]) }))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined))
    .map(({ term, cells }) => ({ term, isDifferent: hasDifference(cells), best: bestOf(term, products, cells) }));
}

function bestOf(term: ComparedTerm, products: readonly Product[], cells: readonly CompareCell[]): boolean[] {
  if (term === 'price') return bestCells(products.map(priceOf), arePricesComparable(products) ? 'lower' : null);
  return bestCells(cells, term === 'leadTime' ? 'lower' : null);
}

const one = (value: number | null | undefined): CompareCell =>
  value === null || value === undefined ? undefined : { low: value, high: value };
const words = (text: string | null): CompareCell => (text === null ? undefined : foldText(text));

const hasPrice = ({ priceType, prices }: Product): boolean => priceType !== 'onRequest' && prices.length > 0;
const priceOf = (product: Product): CompareCell => one(comparedRial(product, null));

/** Prices are comparable if all are fixed, with the same sale unit; their taxes are set apart. */
function arePricesComparable(products: readonly Product[]): boolean {
  const priced = products.filter(hasPrice);
  const [first] = priced;
  return priced.every((product) => product.priceType === 'fixed' && product.saleUnit.id === first?.saleUnit.id);
}

const cells: Record<ComparedTerm, (product: Product) => CompareCell> = {
  price: (product) =>
    hasPrice(product)
      ? [product.prices.map((tier) => `${tier.minQty}:${tier.amountRial}`), product.saleUnit.id].join('/')
      : product.priceType,
  // Work is not in stock.
  stock: (product) => (isWork(product.breadcrumb) ? undefined : product.stockState),
  leadTime: (product) => one(product.leadTimeDays),
  moq: (product) => (product.moq === null ? undefined : `${product.moq} ${product.saleUnit.id}`),
  warranty: (product) => words(product.warranty),
  supplier: (product) => product.supplier.id,
  brand: (product) => words(product.brand),
  origin: (product) => words(product.origin),
};
