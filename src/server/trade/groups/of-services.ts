import { areServices } from '../../../core/catalog/category-types.ts';
import { getCategoryRow } from '../../catalog/category/read.ts';
import { listTypesOfOffers, listTypesOfSupplier } from '../../catalog/product/offered-types.ts';
import type { Executor } from '../../db/open-database.ts';
import type { TradeRequestRow } from '../request.table.ts';
import type { LineColumns } from '../request-lines.ts';
import { findGroupRow } from './read-group.ts';

/**
 * Whether a request asks for work, advice or documents and for no goods. The offers in it decide; a request of texts alone is of
 * the kind of the category that it is open to, or of all that its supplier offers.
 */
export async function isOfServices(
  db: Executor,
  { supplierId, groupId }: Pick<TradeRequestRow, 'supplierId' | 'groupId'>,
  lines: readonly Pick<LineColumns, 'offerId'>[],
): Promise<boolean> {
  const named = await listTypesOfOffers(
    db,
    lines.flatMap(({ offerId }) => offerId ?? []),
  );
  if (named.length > 0) return areServices(named);
  const openTo = groupId === null ? null : ((await findGroupRow(db, groupId))?.openCategoryId ?? null);
  return areServices(
    openTo === null ? await listTypesOfSupplier(db, supplierId) : [(await getCategoryRow(db, openTo)).categoryType],
  );
}
