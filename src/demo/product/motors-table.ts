/** IEC 60072-1 frames in mm and IEC 60034-30-1 efficiencies at 50 Hz in percent. */
import { tableOf } from '../table.ts';

/** D2/E2: shaft end of two-pole machines, if it is thinner. */
export const frames = tableOf('$frame H A B C K D E D2 E2', 'motors/frames');

/** Frames and efficiencies IE2/IE3 for two, four and six poles. */
export const ratings = tableOf('kW $f2 $f4 $f6 a2 a4 a6 b2 b4 b6', 'motors/ratings');
