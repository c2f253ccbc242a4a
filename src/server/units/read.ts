import { asc, eq } from 'drizzle-orm';
import type { Unit } from '../../contract/units/unit.ts';
import { foldJoined, foldText } from '../../core/text/persian.ts';
import { findQuantity } from '../../core/units/unit-lookup.ts';
import type { Executor } from '../db/open-database.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { measurementQuantities, type UnitRow, unitsOfMeasurement } from './unit.table.ts';

function presentUnit({ position: _, ...unit }: UnitRow): Unit {
  return unit;
}

async function listUnitRows(db: Executor, quantityId?: string): Promise<UnitRow[]> {
  return db
    .select()
    .from(unitsOfMeasurement)
    .where(quantityId === undefined ? undefined : eq(unitsOfMeasurement.quantityId, quantityId))
    .orderBy(asc(unitsOfMeasurement.quantityId), asc(unitsOfMeasurement.position), asc(unitsOfMeasurement.id));
}

export async function listUnits(db: Executor): Promise<Unit[]> {
  return (await listUnitRows(db)).map(presentUnit);
}

/**
 * @param quantityId our id or a QUDT synonym of it
 * @throws AppError 404 for an unknown quantity
 */
export async function listUnitsOf(db: Executor, quantityId: string): Promise<Unit[]> {
  const id = findQuantity(quantityId)?.id ?? quantityId;
  const [quantity] = await db.select().from(measurementQuantities).where(eq(measurementQuantities.id, id));
  if (!quantity) throw notFound('کمیت');
  return (await listUnitRows(db, id)).map(presentUnit);
}

/** Filters by quantity and by a part of symbol, name or alias in any spelling. */
export async function filterUnits(db: Executor, query: { quantityId?: string; q?: string }): Promise<Unit[]> {
  const { quantityId, q } = query;
  const rows = await listUnitRows(db, quantityId && (findQuantity(quantityId)?.id ?? quantityId));
  const found = q === undefined ? rows : rows.filter((row) => isSpelled(row, q));
  return found.map(presentUnit);
}

function isSpelled(unit: UnitRow, q: string): boolean {
  const spellings = [unit.id, unit.symbol, unit.nameFa, unit.nameEn, ...unit.aliases];
  return [foldText, foldJoined].some((fold) => spellings.some((spelling) => fold(spelling).includes(fold(q))));
}
