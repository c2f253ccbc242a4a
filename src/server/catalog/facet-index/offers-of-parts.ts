import { COUNTS_ALONE, COUNTS_FOR_PART } from './row-marks.ts';

/** The offers of part `i` are `products[starts[i]]` to `products[starts[i + 1] - 1]`, the cheapest first. */
interface OffersByPart {
  starts: Uint32Array;
  products: Uint32Array;
}

/** Of all parts, by their numbers. */
export interface OffersOfParts extends OffersByPart {
  /** Of the parts that have several, by their place. */
  shared: OffersByPart;
}

interface Listed {
  /** For each product the number of its part, below `partNumbers`. */
  parts: Uint32Array;
  partNumbers: number;
  orders: { priceAsc: Uint32Array };
}

/** A counting sort: the offers of a part keep the order by price, which holds each product once. */
export function offersOfParts({ parts, partNumbers, orders: { priceAsc } }: Listed): OffersOfParts {
  const starts = new Uint32Array(partNumbers + 1);
  for (const product of priceAsc) {
    const next = (parts[product] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let part = 0; part < partNumbers; part++) starts[part + 1] = (starts[part + 1] ?? 0) + (starts[part] ?? 0);
  const places = starts.slice();
  const products = new Uint32Array(priceAsc.length);
  for (const product of priceAsc) {
    const part = parts[product] ?? 0;
    const place = places[part] ?? 0;
    products[place] = product;
    places[part] = place + 1;
  }
  return { starts, products, shared: ofSeveral({ starts, products }) };
}

function ofSeveral({ starts, products }: OffersByPart): OffersByPart {
  const ends = [0];
  const offers: number[] = [];
  for (let part = 0; part + 1 < starts.length; part++) {
    const own = products.subarray(starts[part], starts[part + 1]);
    if (own.length < 2) continue;
    for (const product of own) offers.push(product);
    ends.push(offers.length);
  }
  return { starts: Uint32Array.from(ends), products: Uint32Array.from(offers) };
}

/** What each product counts for in the list of all parts; nothing if it is in no order. */
export function rowMarks({ parts }: Pick<Listed, 'parts'>, { products, shared }: OffersOfParts): Uint8Array {
  const marks = new Uint8Array(parts.length);
  for (const product of products) marks[product] = COUNTS_ALONE;
  for (const product of shared.products) marks[product] = COUNTS_FOR_PART;
  return marks;
}
