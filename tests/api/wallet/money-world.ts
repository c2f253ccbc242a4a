import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Problem } from '../../../src/contract/problem.ts';
import type { Adjustment } from '../../../src/contract/wallet/adjustment.ts';
import type { Payout } from '../../../src/contract/wallet/payout.ts';
import type { WalletCredit } from '../../../src/contract/wallet/wallet.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { IBAN } from '../../factories/ibans.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';

/** The calls of payouts and corrections. */
export function moneyCalls(app: TestApp) {
  const call = <Body>(as: SignedIn, name: string, body?: object, key?: string) =>
    callAs<Body & Problem>(app, as, name, { ...(body && { body }), ...(key && { key }) });
  /** Somebody with a phone, an operator where it says so. */
  const someone = async (roles: ('operator' | 'consumerOwner')[] = []): Promise<SignedIn & { phone: string }> => {
    const phone = newPhone();
    const signed = await signIn(app, phone);
    await app.db.update(persons).set({ roles }).where(eq(persons.id, signed.userId));
    return { ...signed, phone };
  };
  const credit = async (as: SignedIn, query = '') =>
    (await call<WalletCredit>(as, `GET /wallettransactions/credit/byuser${query}`)).body;
  const ask = (as: SignedIn, amountRial: number, more: object = {}, key?: string) =>
    call<Payout>(
      as,
      'POST /payouts',
      { id: randomUUID(), amountRial, iban: IBAN, accountName: 'مریم احمدی', ...more },
      key,
    );
  const settle = (as: SignedIn, id: string, bankReference = '140509071234') =>
    call<Payout>(as, `POST /payouts/${id}/settle`, { bankReference });
  const refuse = (as: SignedIn, id: string, reason = 'نام صاحب حساب نمی‌خواند') =>
    call<Payout>(as, `POST /payouts/${id}/refuse`, { reason });
  const claim = (as: SignedIn, id: string) => call<Payout>(as, `POST /payouts/${id}/claim`);
  const release = (as: SignedIn, id: string) => call<Payout>(as, `POST /payouts/${id}/release`);
  const takeBack = (as: SignedIn, id: string) => call<Payout>(as, `POST /payouts/${id}/take-back`);
  const propose = (as: SignedIn, phone: string, amountRial: number, more: object = {}) =>
    call<Adjustment>(as, 'POST /money/adjustments', {
      ...{ id: randomUUID(), phone, of: 'person', amountRial, reason: 'واریزی که دو بار ثبت شده بود' },
      ...more,
    });
  const decide = (as: SignedIn, id: string, move: 'approve' | 'refuse' | 'withdraw') =>
    call<Adjustment>(
      as,
      `POST /money/adjustments/${id}/${move}`,
      move === 'refuse' ? { reason: 'سند آن پیدا نشد' } : undefined,
    );
  return { call, someone, credit, ask, claim, release, settle, refuse, takeBack, propose, decide };
}
