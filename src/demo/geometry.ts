/** kg/mm³ */
export const steelDensity = 7.85e-6;
export const stainlessDensity = 7.93e-6;
export const aluminiumDensity = 2.7e-6;
export const copperDensity = 8.94e-6;

/** mm² of a circle of diameter d (mm). */
export const discArea = (d: number) => (Math.PI / 4) * d * d;

/** mm² of a ring. */
export const ringArea = (outer: number, inner: number) => discArea(outer) - discArea(inner);

/** mm² of a regular hexagon by its width across flats. */
export const hexagonArea = (acrossFlats: number) => (Math.sqrt(3) / 2) * acrossFlats * acrossFlats;

/** kg of a metre of a section of the given area in mm². */
export const massPerMetre = (area: number, density = steelDensity) => area * 1000 * density;

/** `decimals` below zero rounds to tens, hundreds …. */
export function round(value: number, decimals: number): number {
  if (decimals < 0) return Math.round(value * 10 ** decimals) / 10 ** decimals;
  return Number(value.toFixed(decimals));
}
