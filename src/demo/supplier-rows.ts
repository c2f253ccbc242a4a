import { tableOf } from './table.ts';
import type { Trade } from './trades.ts';

/** Names are invented; places are spelled as in the list of Iranian places. `_` means a blank, `+` joins trades. */
export const supplierRows = tableOf('$key $name $type $province $city founded $trades', 'suppliers');

export const tradesOf = (row: (typeof supplierRows)[number]) => row.trades.split('+') as Trade[];
