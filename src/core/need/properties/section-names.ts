import type { IndexedProperty } from '../vocabulary-index.ts';
import { isNumeric } from './named-properties.ts';

const CENTIMETRES = 100;
const isWhole = (metres: number) => Math.abs(metres * CENTIMETRES - Math.round(metres * CENTIMETRES)) < 1e-6;
const isNominal = ({ property: { observed } }: IndexedProperty) => observed?.every(isWhole) ?? false;

/**
 * The length that a kind is called by, usually its first one. «هاش سبک ۲۴» is 230 mm high and 240 mm wide: nominal figures
 * are whole centimetres.
 */
export function calledLength(properties: readonly IndexedProperty[]): IndexedProperty | undefined {
  const [first] = properties.filter(isNumeric);
  if (!first?.concepts.has('ارتفاع') || !first.property.observed || isNominal(first)) return first;
  const width = properties.find(({ concepts }) => concepts.has('بال') && concepts.has('پهنا'));
  return width && isNominal(width) ? width : first;
}
