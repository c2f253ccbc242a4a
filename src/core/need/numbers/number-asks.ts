import type { CategoryType } from '../../catalog/category-types.ts';
import type { BetterWhen, PropertyDataType } from '../../catalog/property-types.ts';

/** What a number in a sentence asks of a property; absent: the value itself, or a range that covers it. */
export type NumberAsks = 'atLeast' | 'atMost';

const perTime = / در (?:روز|ساعت|ماه|سال)$/;

interface Facts {
  name?: string;
  dataType: PropertyDataType;
  quantityId?: string | null | undefined;
  betterWhen?: BetterWhen | null | undefined;
}

/**
 * A measure of a service is a capability: a machine that takes 20 mm takes 8 mm, a report in two days is one in three.
 * A measure of a product names the product.
 */
export function numberAsks(
  { name = '', dataType, quantityId, betterWhen }: Facts,
  type: CategoryType,
): NumberAsks | undefined {
  const isWork = type === 'IndustrialService' || type === 'ConsultingService';
  if (!isWork || dataType !== 'number' || !betterWhen) return undefined;
  // «نقطه در روز» is a capacity, «تعداد محور» a kind of machine.
  if (!quantityId && !perTime.test(name)) return undefined;
  return betterWhen === 'higher' ? 'atLeast' : betterWhen === 'lower' ? 'atMost' : undefined;
}
