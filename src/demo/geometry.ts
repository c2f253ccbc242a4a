/** kg/mm³ */
export const steelDensity = 7.85e-6;
export const stainlessDensity = 7.93e-6;
export const aluminiumDensity = 2.7e-6;
export const copperDensity = 8.94e-6;

/** Area in mm² of a circle with diameter d in mm. */
export const discArea = (d: number) => (Math.PI / 4) * d * d;

/** Area in mm² of a ring. */
export const ringArea = (outer: number, inner: number) => discArea(outer) - discArea(inner);

/** Area in mm² of a regular hexagon, by its width across flats. */
export const hexagonArea = (acrossFlats: number) => (Math.sqrt(3) / 2) * acrossFlats * acrossFlats;

/** Mass in kg per metre of a section with the given area in mm². */
export const massPerMetre = (area: number, density = steelDensity) => area * 1000 * density;

/** Negative `decimals` round to tens, hundreds and so on. */
export function round(value: number, decimals: number): number {
  if (decimals < 0) return Math.round(value * 10 ** decimals) / 10 ** decimals;
  return Number(value.toFixed(decimals));
}
