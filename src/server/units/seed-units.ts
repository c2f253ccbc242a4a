import { quantities, units } from '../../core/units/units-table.ts';
import { changedRows } from '../db/changed-rows.ts';
import { insertRows, orUpdate } from '../db/insert-rows.ts';
import type { Executor } from '../db/open-database.ts';
import { measurementQuantities, unitsOfMeasurement } from './unit.table.ts';

const quantityRows = quantities.map(({ id, nameFa, nameEn, baseUnitId }) => ({ id, nameFa, nameEn, baseUnitId }));

const positions = new Map(quantities.flatMap((quantity) => quantity.unitIds.map((id, position) => [id, position])));

const unitRows = units.map(({ id, quantityId, symbol, nameFa, nameEn, aliases, num, den, offset, digits }) => ({
  id,
  quantityId,
  symbol,
  nameFa,
  nameEn,
  aliases: [...aliases],
  num,
  den,
  offset,
  digits,
  isDefault: positions.get(id) === 0,
  position: positions.get(id) ?? 0,
}));

/** Inserts or updates the rows of core's units; deletes nothing. Returns how many changed. */
export async function seedUnits(tx: Executor): Promise<number> {
  const storedQuantities = await tx.select().from(measurementQuantities);
  const newQuantities = changedRows(quantityRows, storedQuantities);
  const update = orUpdate('id', ['nameFa', 'nameEn', 'baseUnitId']);
  await insertRows(tx, measurementQuantities, newQuantities, update);
  const newUnits = changedRows(unitRows, await tx.select().from(unitsOfMeasurement));
  const unitKeys = Object.keys(unitRows[0] ?? {}).filter((key) => key !== 'id');
  await insertRows(tx, unitsOfMeasurement, newUnits, orUpdate('id', unitKeys));
  return newQuantities.length + newUnits.length;
}
