import { isQuantity } from '../../../../core/money/order-price.ts';
import { deviceAtom } from '../../../ui/device/device-atom.ts';
import { deviceValue } from '../../../ui/device/device-value.ts';

/** How many sale units the user wants to order, on every page; null if not told. */
export const orderQuantity = deviceValue<number | null>('rasteh-order-quantity', (stored) =>
  isQuantity(stored) ? stored : null,
);

export const orderQuantityAtom = deviceAtom(orderQuantity, null);
