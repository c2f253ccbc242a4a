/** ISO 4014, 4017, 4032, 4762, 7089, DIN 127, 471, 472, 6885: nominal sizes in mm. */
import { tableOf } from '../table.ts';

/** Coarse pitch P, hexagon s and corner e, bolt head k, nut height m. */
export const hexagons = tableOf('d P s e k m', 'fasteners/hexagons');

/** Head diameter dk, key size s of ISO 4762; countersunk head dk2 and key s2 of ISO 10642. */
export const sockets = tableOf('d P dk s dk2 s2', 'fasteners/sockets');

/** Plain washer d1 d2 h (ISO 7089); spring washer outside D and thickness t (DIN 127 B). */
export const washers = tableOf('d d1 d2 h D t', 'fasteners/washers');

/** Shaft d1, thickness s, free inside diameter d3, groove d2 (DIN 471). */
export const shaftRings = tableOf('d1 s d3 d2', 'fasteners/shaft-rings');

/** Bore d1, thickness s, free outside diameter d3, groove d2 (DIN 472). */
export const boreRings = tableOf('d1 s d3 d2', 'fasteners/bore-rings');

/** Key b×h for shafts above `from` up to `to` (DIN 6885-1), lengths as text. */
export const keys = tableOf('b h from to $lengths', 'fasteners/keys');
