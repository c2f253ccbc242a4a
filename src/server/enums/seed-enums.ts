import { changedRows } from '../db/changed-rows.ts';
import { insertRows, orUpdate } from '../db/insert-rows.ts';
import type { Executor } from '../db/open-database.ts';
import { typeModels } from './type-model.table.ts';
import { typeModelEnums } from './type-models.ts';

const IDS_PER_ENUM = 100;

const rows = typeModelEnums.flatMap(({ name, items }, enumIndex) =>
  Object.entries(items).map(([key, titleFa], position) => ({
    id: (enumIndex + 1) * IDS_PER_ENUM + position + 1,
    enumName: name,
    key,
    titleFa,
    position,
    isActive: true,
  })),
);

/** Inserts or updates the rows of `typeModelEnums`; deletes nothing. Returns how many changed. */
export async function seedEnums(tx: Executor): Promise<number> {
  const changed = changedRows(rows, await tx.select().from(typeModels));
  await insertRows(tx, typeModels, changed, orUpdate('id', ['enumName', 'key', 'titleFa', 'position', 'isActive']));
  return changed.length;
}
