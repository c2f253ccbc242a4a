import type { Purpose } from '../../../core/payments/payment-states.ts';
import type { Tx } from '../../db/open-database.ts';
import type { Env } from '../../env.ts';
import type { WalletOwner } from '../../ledger/accounts.ts';
import type { PaymentRow } from '../payment.table.ts';

interface PayContext {
  tx: Tx;
  now: Date;
  env: Env;
}

/** What somebody may pay for, by its own names. */
export interface Payable {
  payerPersonId: string;
  objectId: string;
  scheduleNo: number;
}

export interface Owed {
  amountRial: number;
  title: string;
  /** The page of what is paid for. */
  path: string;
  expiresAt: Date | null;
}

/** How payments of one purpose are made and carried out. */
export interface PurposeRules {
  purpose: Purpose;
  /**
   * What is owed now; the object is locked until the commit. Undefined where nothing is owed, or not any more.
   * @throws 404 for an object of somebody else
   */
  findOwed(context: PayContext, payable: Payable): Promise<Owed | undefined>;
  /** Whose wallet pays. @default the payer's own */
  walletOf?(tx: Tx, payment: PaymentRow): Promise<WalletOwner>;
  /**
   * Moves the money on from the payer's wallet, whose account `available` is, and does what was paid for. Called in the
   * transaction that has found the amount owed.
   */
  settle(context: PayContext, payment: PaymentRow, available: string): Promise<void>;
}
