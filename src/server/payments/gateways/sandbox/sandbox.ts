import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { REVERSIBLE_MS } from '../../../../core/payments/payment-states.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Gateway, PaymentOrder, Reversal, Standing, Verification } from '../gateway.ts';
import { GatewayRefusal } from '../gateway.ts';
import { type SandboxPaymentRow, sandboxPayments } from './sandbox-payment.table.ts';

const MIN_RIAL = 1_000;
const MAX_RIAL = 1_000_000_000;
const LIFE_MS = 15 * 60_000;
const KEPT_MS = 7 * 24 * 60 * 60_000;
const AUTHORITY_BYTES = 16;
const REF_MIN = 100_000_000_000;
const REF_MAX = 99_999_999_999_999;
/** ZarinPal's words for the same. */
const NOT_PAID = '-51';
const OTHER_AMOUNT = '-50';
const NO_SUCH = '-54';
const NOT_TAKEN = '-61';
const TOO_LATE = '-63';

/** Below `/api/v1`, which the service worker leaves alone. */
export const SANDBOX_PATH = '/api/v1/sandbox-bank';
const SANDBOX_CARD = '603799******0000';

interface SandboxOptions {
  db: Db;
  now: () => Date;
  siteUrl: string;
}

/** A bank of our own, as strict as a real one. No real money moves. */
export class Sandbox implements Gateway {
  readonly code = 'sandbox';
  readonly title = 'درگاه آزمایشی';
  readonly minRial = MIN_RIAL;
  readonly maxRial = MAX_RIAL;
  readonly isSandbox = true;
  readonly lifeMs = LIFE_MS;
  readonly #options: SandboxOptions;

  constructor(options: SandboxOptions) {
    this.#options = options;
  }

  async request({ attemptId, amountRial, callbackUrl, description }: PaymentOrder) {
    if (amountRial < MIN_RIAL || amountRial > MAX_RIAL) throw new GatewayRefusal('-9');
    const { db, now, siteUrl } = this.#options;
    const at = now();
    await db.delete(sandboxPayments).where(lt(sandboxPayments.expiresAt, new Date(at.getTime() - KEPT_MS)));
    const authority = `S${randomBytes(AUTHORITY_BYTES).toString('hex')}`;
    await db.insert(sandboxPayments).values({
      ...{ authority, attemptId, amountRial, callbackUrl, description },
      state: 'inBank',
      refId: String(randomInt(REF_MIN, REF_MAX)),
      expiresAt: new Date(at.getTime() + LIFE_MS),
    });
    return { authority, redirectUrl: `${siteUrl}${SANDBOX_PATH}/${authority}` };
  }

  async verify({ authority, amountRial }: { authority: string; amountRial: number }): Promise<Verification> {
    const row = await this.find(authority);
    if (!row) return { kind: 'refused', code: NO_SUCH };
    if (row.state !== 'paid' && row.state !== 'verified') return { kind: 'refused', code: NOT_PAID };
    if (row.amountRial !== amountRial) return { kind: 'refused', code: OTHER_AMOUNT };
    await this.#options.db
      .update(sandboxPayments)
      .set({ state: 'verified', verifiedAt: row.verifiedAt ?? this.#options.now() })
      .where(and(eq(sandboxPayments.authority, authority), inArray(sandboxPayments.state, ['paid', 'verified'])));
    return { kind: 'paid', refId: row.refId, cardMask: SANDBOX_CARD };
  }

  async inquire({ authority }: { authority: string }): Promise<Standing> {
    const row = await this.find(authority);
    if (!row) return { kind: 'failed', code: NO_SUCH };
    if (row.state === 'failed') return { kind: 'failed', code: NOT_PAID };
    return row.state === 'reversed' ? { kind: 'reversed', code: 'REVERSED' } : { kind: row.state };
  }

  async reverse({ authority }: { authority: string }): Promise<Reversal> {
    const { db, now } = this.#options;
    const row = await this.find(authority);
    if (!row) return { kind: 'refused', code: NO_SUCH };
    if (row.state !== 'verified' || row.verifiedAt === null) return { kind: 'refused', code: NOT_TAKEN };
    if (now().getTime() - row.verifiedAt.getTime() > REVERSIBLE_MS) return { kind: 'refused', code: TOO_LATE };
    const [reversed] = await db
      .update(sandboxPayments)
      .set({ state: 'reversed' })
      .where(and(eq(sandboxPayments.authority, authority), eq(sandboxPayments.state, 'verified')))
      .returning({ authority: sandboxPayments.authority });
    return reversed ? { kind: 'reversed' } : { kind: 'refused', code: NOT_TAKEN };
  }

  async listUnverified(): Promise<readonly string[]> {
    const rows = await this.#options.db
      .select({ authority: sandboxPayments.authority })
      .from(sandboxPayments)
      .where(eq(sandboxPayments.state, 'paid'))
      .limit(100);
    return rows.map(({ authority }) => authority);
  }

  /** What the bank has of an attempt; one that was not paid in time has failed. */
  async find(authority: string): Promise<SandboxPaymentRow | undefined> {
    const { db, now } = this.#options;
    const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.authority, authority));
    return row?.state === 'inBank' && row.expiresAt <= now() ? { ...row, state: 'failed' } : row;
  }

  /** The payer has decided. @returns where the browser goes; undefined where there is nothing to decide any more */
  async decide(authority: string, isPaid: boolean): Promise<string | undefined> {
    const known = await this.find(authority);
    if (known?.state !== 'inBank') return undefined;
    const [row] = await this.#options.db
      .update(sandboxPayments)
      .set({ state: isPaid ? 'paid' : 'failed' })
      .where(and(eq(sandboxPayments.authority, authority), eq(sandboxPayments.state, 'inBank')))
      .returning();
    if (!row) return undefined;
    const back = new URL(row.callbackUrl);
    back.searchParams.set('Authority', authority);
    back.searchParams.set('Status', isPaid ? 'OK' : 'NOK');
    return back.href;
  }
}
