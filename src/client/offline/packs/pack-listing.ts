import type { ProductSort } from '../../../core/catalog/list-sorts.ts';
import { FilterColumns } from '../../../core/filters/filter-columns.ts';
import type { ResolvedFilter } from '../../../core/filters/filter-types.ts';
import { termValue } from '../../../core/filters/offer-terms.ts';
import type { PackData, PackOffer } from './pack-data.ts';
import type { ListColumns } from './pack-facets.ts';
import { leadFirst, orders } from './pack-orders.ts';

/** Which offers of a pack a list has. */
interface Scope {
  categoryId?: string | undefined;
  supplierId?: string | undefined;
  categoryType?: string | undefined;
}

interface Asked {
  sort: ProductSort;
  start: number;
  size: number;
}

/** The offers of a list, made once: each list of filters is then answered without sorting thousands of titles. */
export class PackListing {
  readonly columns: ListColumns;
  /** A list of a supplier has offers, every other one parts. */
  readonly #hasParts: boolean;
  readonly #offers: readonly PackOffer[];
  readonly #ranks = new Map<ProductSort, ReadonlyMap<PackOffer, number>>();

  constructor(pack: PackData, { categoryId, supplierId, categoryType }: Scope) {
    const typeOf = ({ packed }: PackOffer) => pack.categories.get(packed.categoryId)?.category.categoryType;
    const officialIds = new Set(categoryId === undefined ? [] : pack.categories.get(categoryId)?.officialIds);
    const [isOfficial, isNot] = [termValue('official', true), termValue('official', false)];
    this.#offers = pack.offers
      .filter((offer) => categoryId === undefined || pack.pathOf(offer).includes(categoryId))
      .filter((offer) => categoryType === undefined || typeOf(offer) === categoryType)
      .filter(({ supplier }) => supplierId === undefined || supplier.id === supplierId)
      .sort(orders.priceAsc);
    this.#hasParts = supplierId === undefined;
    this.columns = new FilterColumns(this.#offers, {
      valuesOf: ({ properties, supplier }) => [...properties, officialIds.has(supplier.id) ? isOfficial : isNot],
      partOf: this.#hasParts ? ({ partId }) => partId : undefined,
    });
  }

  /** The offers of each row, the one that it tells first, and how many rows there are. */
  rows(filters: readonly ResolvedFilter[], { sort, start, size }: Asked): { rows: PackOffer[][]; totalCount: number } {
    const rankOf = this.#rankOf(sort);
    const found = this.columns.match(filters);
    const all: PackOffer[][] = [];
    for (const offer of found) {
      const row = all.at(-1);
      if (this.#hasParts && row?.[0]?.partId === offer.partId) row.push(offer);
      else all.push([offer]);
    }
    const byRank = new Array<PackOffer[]>(this.#offers.length);
    const ranks = all.map((row) => {
      const [lead] = this.#hasParts ? leadFirst(row, sort) : row;
      const rank = (lead && rankOf.get(lead)) ?? 0;
      byRank[rank] = row;
      return rank;
    });
    const shown = Uint32Array.from(ranks)
      .sort()
      .subarray(start, start + size);
    return { rows: Array.from(shown, (rank) => byRank[rank] ?? []), totalCount: ranks.length };
  }

  #rankOf(sort: ProductSort): ReadonlyMap<PackOffer, number> {
    const known = this.#ranks.get(sort);
    if (known) return known;
    const ranks = new Map(this.#offers.toSorted(orders[sort]).map((offer, rank) => [offer, rank]));
    this.#ranks.set(sort, ranks);
    return ranks;
  }
}
