import type { NeedChoice } from '../need-types.ts';
import { isNumeric } from '../properties/named-properties.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Piece } from './pieces.ts';

/** «صفحه برش ۱۲۵ نازک ۱ میل»: what is said first is the size that the thing is called by; the other figure is asked about. */
function askOther(piece: Piece, others: readonly IndexedProperty[]): Piece {
  const { filter, ...rest } = piece;
  const unitId = filter?.unitId ?? undefined;
  const choices = others.map(
    ({ property }): NeedChoice => ({ propertyId: property.id, ...(unitId ? { unitId } : {}) }),
  );
  return filter ? { ...rest, pending: filter, question: { kind: 'property', span: piece.span, choices } } : piece;
}

/**
 * Two different figures that both fell to one property: the one that no word names becomes a question about the other
 * properties of its quantity. Undefined if no two clash.
 */
export function clashes(
  pieces: readonly Piece[],
  bare: ReadonlySet<Piece>,
  properties: readonly IndexedProperty[],
): Piece[] | undefined {
  const exact = pieces.filter(({ filter }) => filter?.kind === 'exact');
  const settled = new Set(pieces.flatMap(({ filter }) => (filter ? [filter.propertyId] : [])));
  for (const piece of exact) {
    const { filter } = piece;
    const rivals = exact.filter(
      (other) =>
        other !== piece && other.filter?.propertyId === filter?.propertyId && other.filter?.min !== filter?.min,
    );
    const [rival] = rivals;
    if (!filter || !rival) continue;
    const own = properties.find(({ property }) => property.id === filter.propertyId);
    const others = properties.filter(
      (one) => isNumeric(one) && one.property.quantityId === own?.property.quantityId && !settled.has(one.property.id),
    );
    const asked = bare.has(rival) ? piece : rival;
    if (others.length === 0 || asked.filter?.certainty === 'stated') continue;
    return pieces.map((one) => (one === asked ? askOther(one, others) : one));
  }
  return undefined;
}
