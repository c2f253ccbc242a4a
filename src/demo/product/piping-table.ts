/** ASME B36.10M, B36.19M, B16.5, B16.9 and EN 1092-1 sizes in mm. */
import { tableOf } from '../table.ts';

/** Outside diameter D, walls of schedules 40, 80, 160, 10S; elbow centre-to-end A, tee centre-to-end C (B16.9). */
export const pipes = tableOf('DN $nps D s40 s80 s160 s10S A C', 'piping/pipes');

/** Flange outside D, thickness t, bolt circle K, bolt holes n × d. */
export const flanges = tableOf('$rating DN D t K n d', 'piping/flanges');

/** Slip-on bore and pipe outside diameter: inch series of ASME B16.5 and B36.10M, metric series of EN 1092-1 and ISO 4200. */
export const flangeBores = tableOf('DN bore pipe metricBore metricPipe', 'piping/flange-bores');

/** ISO 4427 PE100: outside D, walls for SDR 17 (PN10) and SDR 11 (PN16). */
export const polyethylene = tableOf('D e17 e11', 'piping/polyethylene');
