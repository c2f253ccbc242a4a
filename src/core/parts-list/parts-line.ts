import { type OrderedOffer, type OrderPrice, orderPrice, QUANTITY_MAX } from '../money/order-price.ts';
import { inBasis } from '../money/vat.ts';

/** Lines of one list. */
export const PARTS_MAX = 500;

/** An offer as it was read, so that the list shows without a network what it costs. */
export interface LineOffer extends OrderedOffer {
  id: string;
  title: string;
  slug: string;
  partNumber: string | null;
  /** Without phones while only a list told of the offer. */
  supplier: { id: string; name: string; slug: string; phones?: readonly string[] };
  /** Lines that an earlier build has stored have no id until their offer is read again. */
  saleUnit: { id?: string; nameFa: string };
  /** Sale units in a pack; null if sold singly or not read yet. */
  packSize: number | null;
  /** Time of the read in milliseconds. */
  readAt: number;
}

/** A line of the parts list. Its id stays the same on every device that gets the line. */
export interface PartsLine {
  id: string;
  /** Sale units. */
  quantity: number;
  /** The line as it was pasted; null if it was added from an offer. */
  source: string | null;
  /** What of it names the part. */
  text: string | null;
  /** The chosen offer; null while the line is not matched. */
  offerId: string | null;
  /** Null until the offer is read. */
  offer: LineOffer | null;
}

/** What of a line's quantity the supplier does not sell, with the nearest quantity above that it does. */
export type QuantityFault = { kind: 'tooFew' | 'notPacked'; by: number; nearest: number };

/** Undefined if the supplier sells that quantity. */
export function quantityFault(offer: LineOffer, quantity: number): QuantityFault | undefined {
  const { packSize } = offer;
  const price = orderPrice(offer, quantity);
  const minimum = price.kind === 'tooFew' ? price.minimum : (offer.moq ?? 0);
  const inPacks = (least: number): number => (packSize === null ? least : Math.ceil(least / packSize) * packSize);
  if (quantity < minimum) return { kind: 'tooFew', by: minimum, nearest: inPacks(minimum) };
  if (packSize === null || packSize <= 1 || quantity % packSize === 0) return undefined;
  return { kind: 'notPacked', by: packSize, nearest: inPacks(quantity) };
}

/** What a line costs; undefined while its offer is not read. */
export const linePrice = ({ offer, quantity }: PartsLine): OrderPrice | undefined =>
  offer ? orderPrice(offer, quantity) : undefined;

/** The sum of lines whose price is known, in whole rial. */
export interface PartsTotal {
  lines: number;
  /** Lines without a price: on request, below the minimum, or too large to compute. */
  unpriced: number;
  /** Without tax. */
  netRial: number;
  vatRial: number;
}

export interface SupplierTotal extends PartsTotal {
  supplier: LineOffer['supplier'];
}

/** The price of a whole line without tax, and its tax: what is written is converted once, as a whole. */
export function lineAmounts({ offer }: Pick<PartsLine, 'offer'>, price: OrderPrice | undefined) {
  if (!offer || price?.kind !== 'priced' || price.totalRial === undefined) return undefined;
  const { totalRial } = price;
  const netRial = inBasis(totalRial, offer.vatIncluded, 'net');
  return { netRial, vatRial: inBasis(totalRial, offer.vatIncluded, 'gross') - netRial };
}

const nothing: PartsTotal = { lines: 0, unpriced: 0, netRial: 0, vatRial: 0 };

function plus(total: PartsTotal, line: PartsLine): PartsTotal {
  const lines = total.lines + 1;
  const amounts = lineAmounts(line, linePrice(line));
  if (amounts) {
    const [netRial, vatRial] = [total.netRial + amounts.netRial, total.vatRial + amounts.vatRial];
    if (Number.isSafeInteger(netRial + vatRial)) return { ...total, lines, netRial, vatRial };
  }
  return { ...total, lines, unpriced: total.unpriced + 1 };
}

/** The total of the list, and of each supplier in the order of their first lines. */
export function totalLines(lines: readonly PartsLine[]): { all: PartsTotal; suppliers: SupplierTotal[] } {
  const bySupplier = new Map<string, SupplierTotal>();
  for (const line of lines) {
    const supplier = line.offer?.supplier;
    if (!supplier) continue;
    const before = bySupplier.get(supplier.id);
    const told = before?.supplier.phones ? before.supplier : supplier;
    bySupplier.set(supplier.id, { ...plus(before ?? nothing, line), supplier: told });
  }
  return { all: lines.reduce(plus, nothing), suppliers: [...bySupplier.values()] };
}

const addQuantities = (one: PartsLine, other: PartsLine): number =>
  Math.min(one.quantity + other.quantity, QUANTITY_MAX);

/**
 * The list with more lines. A line of an offer that the list has adds to its quantity; a line with an id that the list has
 * is the same line and changes nothing. `leftOut`: the lines beyond the bound.
 */
export function joinLines(
  lines: readonly PartsLine[],
  more: readonly PartsLine[],
): { lines: PartsLine[]; leftOut: PartsLine[] } {
  const joined = [...lines];
  const leftOut: PartsLine[] = [];
  for (const line of more) {
    if (joined.some(({ id }) => id === line.id)) continue;
    const at = line.offerId === null ? -1 : joined.findIndex(({ offerId }) => offerId === line.offerId);
    const same = joined[at];
    if (same) joined[at] = { ...same, quantity: addQuantities(same, line), offer: line.offer ?? same.offer };
    else if (joined.length < PARTS_MAX) joined.push(line);
    else leftOut.push(line);
  }
  return { lines: joined, leftOut };
}
