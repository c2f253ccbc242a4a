import { findUnitByUneceCode } from '../../../core/units/unece-codes.ts';
import { findUnit, findUnitByAlias } from '../../../core/units/unit-lookup.ts';
import type { Unit } from '../../../core/units/units-table-row.ts';

/** Shorter ids are symbols of several units too: `C` is coulomb's id and the symbol of °C. */
const CERTAIN_ID_LENGTH = 3;
const METRE_ID = 'M';

/** The unit of a spelling or of an id as `GET unitofmeasurements` answers it: `bar`, «بار», `BAR_G`, `KiloW`. Never guesses. */
export function unitOfSpelling(spelling: string, quantityId?: string): Unit | undefined {
  const id = spelling.trim();
  const isCertain = id.length >= CERTAIN_ID_LENGTH;
  const byId = () => findUnit(id, quantityId);
  if (isCertain) return byId() ?? findUnitByAlias(id, quantityId);
  const byAlias = findUnitByAlias(id, quantityId);
  return byAlias ?? (id.length > 1 || id === METRE_ID || quantityId !== undefined ? byId() : undefined);
}

/** The unit of a UN/ECE code; catalogues also put plain symbols into the code's field. */
export const unitOfCode = (code: string, quantityId?: string): Unit | undefined =>
  findUnitByUneceCode(code) ?? unitOfSpelling(code, quantityId);
