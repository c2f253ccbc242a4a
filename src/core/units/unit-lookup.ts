import { foldScript } from '../text/persian.ts';
import { quantities, units } from './units-table.ts';
import type { Quantity, Unit } from './units-table-row.ts';

const unitsById = new Map(units.map((unit) => [unit.id, unit]));
const unitsByQuantity = Map.groupBy(units, (unit) => unit.quantityId);
const quantitiesById = new Map<string, Quantity>();
for (const quantity of quantities) {
  for (const id of [quantity.id, ...quantity.synonyms]) quantitiesById.set(id, quantity);
}

/** Also finds QUDT's synonyms, e.g. `ElectricPotential` is `Voltage`. Use the `id` of the result. */
export function findQuantity(id: string): Quantity | undefined {
  return quantitiesById.get(id);
}

/**
 * With a quantity, a QUDT id finds that quantity's unit: `BAR` of `GaugePressure` is the row `BAR_G`. A unit of another
 * quantity is not found.
 */
export function findUnit(id: string, quantityId?: string): Unit | undefined {
  const exact = unitsById.get(id);
  if (quantityId === undefined) return exact;
  const rows = unitsOf(quantityId);
  return rows.find((unit) => unit.id === id) ?? rows.find((unit) => unit.qudtId === id);
}

/** In the order in which screens offer them; empty for an unknown quantity. */
export function unitsOf(quantityId: string): readonly Unit[] {
  const quantity = findQuantity(quantityId);
  return (quantity && unitsByQuantity.get(quantity.id)) ?? [];
}

/** Symbols of two quantities: ambiguous without a quantity. */
const ambiguousAlone = new Set(['C', 'F', 'H', 'S', 'T', 'B']);

/** Removes spaces, joints and brackets, and unifies powers and marks. */
function spellingKey(raw: string): string {
  return foldScript(raw.replace(/[º˚]/g, '°').replace(/⁻/g, '-'))
    .replace(/\^|\*\*/g, '')
    .replace(/[\s\u200c·⋅∙•×*()[\]{}_-]/g, '')
    .replace(/\./g, '');
}

const unitsBySpelling = new Map<string, Unit[]>();
const unitsByLowerSpelling = new Map<string, Unit[]>();

function addSpelling(index: Map<string, Unit[]>, key: string, unit: Unit): void {
  const found = index.get(key);
  if (!found) index.set(key, [unit]);
  else if (!found.includes(unit)) found.push(unit);
}

for (const unit of units) {
  for (const spelling of [unit.symbol, unit.nameFa, unit.nameEn, ...unit.aliases]) {
    const key = spellingKey(spelling);
    addSpelling(unitsBySpelling, key, unit);
    addSpelling(unitsByLowerSpelling, key.toLowerCase(), unit);
  }
}

/** The plain row among those of one QUDT unit; undefined if two different units remain. */
function onlyOne(found: readonly Unit[], quantityId: string | undefined): Unit | undefined {
  const fitting = quantityId === undefined ? found : found.filter((unit) => unit.quantityId === quantityId);
  if (fitting.length <= 1) return fitting[0];
  const plain = fitting.filter((unit) => unit.id === unit.qudtId);
  return plain.length === 1 ? plain[0] : undefined;
}

const MIN_WORD_LETTERS = 5;
/** Kilobit or kilobyte, picosecond or Pferdestärke. */
const caseMatters = new Set(['kb', 'gb', 'ps']);

/** `KW`, `Kw` and `kw` are kW; but m and M are milli and mega, single letters have a case, and `pA` is not pascal. */
function mayIgnoreCase(key: string): boolean {
  if (key.length < 2 || caseMatters.has(key.toLowerCase())) return false;
  if (key.length < MIN_WORD_LETTERS && /^m/i.test(key)) return false;
  const rest = key.slice(1);
  return rest === rest.toLowerCase() || key === key.toUpperCase();
}

/** The unit that a catalogue or a person writes as `raw`; undefined if unknown or ambiguous. Never guesses. */
export function findUnitByAlias(raw: string, quantityId?: string): Unit | undefined {
  const quantity = quantityId === undefined ? undefined : findQuantity(quantityId)?.id;
  if (quantityId !== undefined && quantity === undefined) return undefined;
  const key = spellingKey(raw);
  if (key === '' || (quantity === undefined && ambiguousAlone.has(key))) return undefined;
  const exact = unitsBySpelling.get(key);
  if (exact) {
    const found = onlyOne(exact, quantity);
    if (found) return found;
    if (quantity === undefined) return undefined;
  }
  if (!mayIgnoreCase(key)) return undefined;
  return onlyOne(unitsByLowerSpelling.get(key.toLowerCase()) ?? [], quantity);
}
