import { countQuantities } from './units-table-counts.ts';
import { electricAndLightQuantities } from './units-table-electric-light.ts';
import { flowAndHeatQuantities } from './units-table-flow-heat.ts';
import { mechanicsQuantities } from './units-table-mechanics.ts';
import type { Quantity, QuantityRow, Unit } from './units-table-row.ts';
import { spaceQuantities } from './units-table-space.ts';

const rows: readonly QuantityRow[] = [
  ...spaceQuantities,
  ...mechanicsQuantities,
  ...flowAndHeatQuantities,
  ...electricAndLightQuantities,
  ...countQuantities,
];

/**
 * All quantities of values and offers. Gauge and absolute pressure are different quantities, like temperature and
 * temperature difference. DN, NPS and threads are options, not lengths.
 */
export const quantities: readonly Quantity[] = rows.map(({ units, synonyms, ...quantity }) => ({
  ...quantity,
  synonyms: synonyms ?? [],
  unitIds: units.map((unit) => unit.id),
}));

/**
 * All units, each of one quantity. Ids are QUDT's; the second quantity of a QUDT unit has a suffixed id (`BAR` is
 * absolute, `BAR_G` gauge; `MegaPA` pressure, `MegaPA_S` stress; `DEG_C` temperature, `DEG_C_DIFF` difference).
 * Factors are the exact legal definitions, which QUDT sometimes rounds. «اسب بخار» is metric horsepower, 735.49875 W.
 */
export const units: readonly Unit[] = rows.flatMap((row) => row.units.map((unit) => ({ ...unit, quantityId: row.id })));
