/** EN 10365 and DIN 1026-1: depth h, width b, web tw, flange tf, root radius r in mm; mass in kg/m. */
import { tableOf } from '../table.ts';

export const ipe = tableOf('size h b tw tf r', 'steel/ipe');

export const hea = tableOf('size h b tw tf r', 'steel/hea');

export const heb = tableOf('size h b tw tf r', 'steel/heb');

export const upn = tableOf('size h b tw tf mass', 'steel/upn');

/** EN 10056-1 equal legs: leg a, thickness t, root radius r. */
export const angles = tableOf('a t r', 'steel/angles');

/** EN 10210-2 hot finished hollow sections: h, b and the available wall thicknesses. */
export const hollows = tableOf('h b $walls', 'steel/hollows');
