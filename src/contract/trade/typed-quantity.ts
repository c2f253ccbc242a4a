import { z } from 'zod';
import { parseQuantity } from '../../core/trade/quantity.ts';

const QUANTITY_MAX = 40;

/** A quantity as typed, also in Persian digits; an overwrite would cost the API's document its example. */
export const quantity = z
  .string()
  .max(QUANTITY_MAX)
  .refine((typed) => parseQuantity(typed) !== undefined, {
    message: 'مقدار را به صورت عددی بزرگ‌تر از صفر بنویسید، مانند ۲٫۵.',
  });
