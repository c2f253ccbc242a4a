/** Iran's value added tax: 9 % by article 7 of the VAT Act of 1400, and one more since the budget law of 1403. */
export const VAT_PERCENT = 10;
const WHOLE_PERCENT = 100;

/** Whether prices are shown without or with value added tax. */
export type VatBasis = 'net' | 'gross';

/** `rial × num ⁄ den` in whole rial, half a rial up; no step leaves the exact whole numbers before the result does. */
function scale(rial: number, num: number, den: number): number {
  const times = Math.floor(rial / den);
  return times * num + Math.floor(((rial - times * den) * num + den / 2) / den);
}

/** A written price, or a sum of it, in a basis. The only place that rounds a tax: a sum is converted once, as a whole. */
export function inBasis(rial: number, vatIncluded: boolean, basis: VatBasis): number {
  if (vatIncluded === (basis === 'gross')) return rial;
  const [net, gross] = [WHOLE_PERCENT, WHOLE_PERCENT + VAT_PERCENT];
  return vatIncluded ? scale(rial, net, gross) : scale(rial, gross, net);
}
