import type { ProductRow } from '../../../contract/catalog/product.ts';
import type { NeedReading } from '../../../core/need/need-types.ts';
import { roundBound } from '../../../core/need/properties/property-filter.ts';
import { convert } from '../../../core/units/units.ts';
import type { NeedWords } from './need-words.ts';

const isCount = (quantityId: string | undefined) => quantityId?.endsWith('Count') ?? false;

/** The wanted amount in the unit that the products are sold in; undefined if it cannot be told in it. */
export function orderedQuantity(
  amount: NonNullable<NeedReading['amount']>,
  products: readonly Pick<ProductRow, 'saleUnit'>[],
  words: NeedWords,
): number | undefined {
  const [saleUnitId, other] = new Set(products.map(({ saleUnit }) => saleUnit.id));
  if (saleUnitId === undefined || other !== undefined) return undefined;
  const [said, sold] = [words.unit(amount.unitId), words.unit(saleUnitId)];
  // A pair or a branch is one piece of what is sold so.
  if (amount.unitId === saleUnitId || (isCount(said?.quantityId) && isCount(sold?.quantityId))) return amount.value;
  if (!said || !sold || said.quantityId !== sold.quantityId) return undefined;
  return roundBound(convert(amount.value, said, sold));
}
