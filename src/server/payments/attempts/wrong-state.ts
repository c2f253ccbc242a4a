import { AppError } from '../../platform/errors/app-error.ts';
import type { PaymentRow } from '../payment.table.ts';
import { paymentStateOf } from '../read-payments.ts';

const words: Readonly<Record<PaymentRow['state'], string>> = {
  open: 'این پرداخت باز است.',
  paid: 'این پرداخت انجام شده است.',
  cancelling: 'این پرداخت در حال لغو است و منتظر پاسخ بانک.',
  cancelled: 'این پرداخت لغو شده است.',
  expired: 'مهلت این پرداخت گذشته است؛ پرداخت تازه‌ای آغاز کنید.',
};

/** Nothing can be paid for a payment in this state. */
export function wrongState(row: PaymentRow, now: Date): AppError {
  const state = paymentStateOf(row, now);
  return new AppError(409, 'payment_state', words[state], { current: { state, allowedActions: [] } });
}
