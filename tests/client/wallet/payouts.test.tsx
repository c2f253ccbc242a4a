import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { moneyTexts } from '../../../src/client/features/money/money-texts.ts';
import { payoutTexts as words } from '../../../src/client/features/wallet/payouts/payout-texts.ts';
import { walletTexts } from '../../../src/client/features/wallet/wallet-texts.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Payout } from '../../../src/contract/wallet/payout.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { formatRial } from '../../../src/core/money/money.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { IBAN } from '../../factories/ibans.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press, write } from '../forms/form-page.ts';
import { faults, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { call } from '../trade/trade-people.ts';
import { chargeWallet, creditOf } from './wallet-people.ts';

const FUNDS = 5_000_000;
const AMOUNT = 2_000_000;
const OPERATORS = ['09350000071', '09350000072', '09350000073', '09350000074'];

fakeLocks();
stubDialog();
serveCatalog(newCatalog(), { operators: OPERATORS.map(getMobile) });

let phones = 0;
const newOwner = async (amountRial = FUNDS) => {
  userInfo.drop();
  const phone = `0936222${String(++phones).padStart(4, '0')}`;
  const headers = await signInDevice(phone);
  await chargeWallet(headers, amountRial);
  return { phone, headers };
};
/** Another one for each use: a phone gets few codes in a minute. */
let operators = 0;
const operator = () => {
  userInfo.drop();
  return signInDevice(OPERATORS[operators++] ?? '');
};
const ask = (as: { authorization: string }, amountRial = AMOUNT) =>
  call<Payout>('POST', '/payouts', { as, body: { id: uuidv7(), amountRial, iban: IBAN, accountName: 'مریم احمدی' } });
const cardOf = async (text: string) => {
  const card = (await screen.findByText(text, { selector: 'p' })).closest('article');
  if (!card) throw new Error('no card');
  return within(card);
};

describe('a payout', () => {
  it('whose answer was lost is one when it is pressed again, stands under what is blocked, and is taken back', async () => {
    const { headers } = await newOwner();
    let posts = 0;
    const lost = faults.lost('/payouts', ({ method }) => method === 'POST' && ++posts === 1);
    const { container } = await renderApp('/profile/wallet', { api: [lost] });
    await press(words.open);
    await write(words.sheet.amount, '۲۰۰۰۰۰۰');
    await write(words.sheet.iban.label, 'IR82 ۰۵۴۰ 1026 8002 0817 9090 03');
    await write(words.sheet.accountName.label, 'مریم احمدی');
    await press(words.sheet.save);
    await screen.findByText(words.sheet.wrongIban);
    await write(words.sheet.iban.label, 'IR82 ۰۵۴۰ 1026 8002 0817 9090 02');
    await press(words.sheet.save);
    await screen.findByRole('alert');
    await press(words.sheet.save);
    await screen.findByText(walletTexts.blocked(formatRial(AMOUNT)));
    await screen.findByText(words.states.requested);
    expect((await axe.run(container)).violations).toEqual([]);
    const { items } = await call<Page<Payout>>('GET', '/payouts', { as: headers });
    expect(items).toMatchObject([{ amountRial: AMOUNT, maskedIban: 'IR…9002' }]);
    await press(words.takeBackNamed(formatRial(AMOUNT)));
    await press(words.takingBack.confirm);
    await screen.findByText(words.states.takenBack);
    await screen.findByText(walletTexts.nothingBlocked);
    expect(await creditOf(headers)).toBe(FUNDS);
  });

  it('is paid by an operator, with the reference of the bank', async () => {
    const { headers } = await newOwner();
    await ask(headers);
    await operator();
    await renderApp('/profile/admin/money');
    const { payouts } = moneyTexts;
    await press(/^آغاز پرداخت برداشت/);
    await screen.findByText('IR82 0540 1026 8002 0817 9090 02');
    await press(new RegExp(`^${payouts.settle}|^واریز برداشت`));
    await write(payouts.settlement.reference.label, '140509071234');
    await press(payouts.settlement.save);
    await screen.findByText(payouts.none);
    const { items } = await call<Page<Payout>>('GET', '/payouts', { as: headers });
    expect(items).toMatchObject([{ state: 'settled', bankReference: '140509071234' }]);
  });

  it('of a rest is waived, with its amount', async () => {
    const { headers } = await newOwner(150_000);
    await renderApp('/profile/wallet');
    await press(words.waiver.open);
    await screen.findByText(words.waiver.effect(formatRial(150_000)));
    await press(words.waiver.confirm);
    await waitFor(async () => expect(await creditOf(headers)).toBe(0));
  });
});

describe('a correction', () => {
  it('is proposed by one operator, who cannot confirm it', async () => {
    const { phone, headers } = await newOwner();
    await operator();
    const { adjustments } = moneyTexts;
    const { container } = await renderApp('/profile/admin/money');
    await press(adjustments.open);
    await write(adjustments.sheet.phone.label, phone);
    await write(adjustments.sheet.amount, '۳۰۰۰۰۰');
    await write(adjustments.sheet.reason.label, 'کوتاه');
    await press(adjustments.sheet.save);
    await screen.findByText(adjustments.sheet.wrongReason);
    await write(adjustments.sheet.reason.label, 'واریزی که دو بار ثبت شده بود');
    await press(adjustments.sheet.save);
    const own = await cardOf('واریزی که دو بار ثبت شده بود');
    own.getByText(adjustments.own);
    expect(own.queryByRole('button', { name: new RegExp(adjustments.approve) })).toBeNull();
    expect((await axe.run(container)).violations).toEqual([]);
    expect(await creditOf(headers)).toBe(FUNDS);
  });

  it('is confirmed by another operator', async () => {
    const { phone, headers } = await newOwner();
    const { adjustments } = moneyTexts;
    const body = { id: uuidv7(), phone, of: 'person', amountRial: 300_000, reason: 'کارمزدی که دو بار گرفته شد' };
    await call('POST', '/money/adjustments', { as: await operator(), body });
    await operator();
    await renderApp('/profile/admin/money');
    const card = await cardOf(body.reason);
    fireEvent.click(card.getByRole('button', { name: new RegExp(`^${adjustments.approve}`) }));
    await press(adjustments.approval.confirm);
    await waitFor(() => expect(screen.queryByText(body.reason)).toBeNull());
    expect(await creditOf(headers)).toBe(FUNDS + 300_000);
  });

  it('is for operators alone', async () => {
    await newOwner();
    await renderApp('/profile/admin/money');
    await screen.findByText('این بخش برای کارشناسان راسته است', { exact: false });
  });
});
