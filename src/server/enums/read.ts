import { asc, eq, sql } from 'drizzle-orm';
import type { TypeModelEnum } from '../../contract/enums/type-model.ts';
import type { Executor } from '../db/open-database.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { type TypeModelRow, typeModels } from './type-model.table.ts';

const inOrder = [asc(typeModels.id)];

const presentItem = ({ id, key, titleFa, position, isActive }: TypeModelRow) => ({
  id,
  key,
  titleFa,
  order: position,
  isActive,
});

function toEnums(rows: TypeModelRow[]): TypeModelEnum[] {
  const byName = Map.groupBy(rows, (row) => row.enumName);
  return [...byName].map(([name, items]) => ({
    name,
    items: items.toSorted((a, b) => a.position - b.position).map(presentItem),
  }));
}

export async function listEnums(db: Executor): Promise<TypeModelEnum[]> {
  return toEnums(
    await db
      .select()
      .from(typeModels)
      .orderBy(...inOrder),
  );
}

/**
 * @param name case-insensitive
 * @throws AppError 404 for an unknown enumeration
 */
export async function getEnum(db: Executor, name: string): Promise<TypeModelEnum> {
  const rows = await db
    .select()
    .from(typeModels)
    .where(sql`lower(${typeModels.enumName}) = ${name.toLowerCase()}`)
    .orderBy(...inOrder);
  const [found] = toEnums(rows);
  if (!found) throw notFound('فهرست');
  return found;
}

/** @throws AppError 404 for an unknown item */
export async function getTypeModel(db: Executor, id: number) {
  const [row] = await db.select().from(typeModels).where(eq(typeModels.id, id));
  if (!row) throw notFound('مورد');
  return { ...presentItem(row), enumName: row.enumName };
}
