/** Boundary dimensions in mm of ISO 15, ISO 355 and ISO 104; load ratings C and C0 in kN. */
import { tableOf } from '../table.ts';

export const miniature = tableOf('$code d D B C C0', 'rolling-bearings/miniature');

export const deepGroove = tableOf('$code d D B C C0', 'rolling-bearings/deep-groove');

export const cylindrical = tableOf('$code d D B C C0', 'rolling-bearings/cylindrical');

export const tapered = tableOf('$code d D T B C', 'rolling-bearings/tapered');

export const spherical = tableOf('$code d D B', 'rolling-bearings/spherical');

/** B is the height T of the assembled bearing. */
export const thrust = tableOf('$code d D B', 'rolling-bearings/thrust');
