import { fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { moneyTexts } from '../../../src/client/features/money/money-texts.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Settlement } from '../../../src/contract/wallet/settlement.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { formatRial } from '../../../src/core/money/money.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press, write } from '../forms/form-page.ts';
import { renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { call } from '../trade/trade-people.ts';
import { chargeWallet, creditOf } from './wallet-people.ts';

const FUNDS = 3_210_000;
const OPERATORS = ['09350000081', '09350000082', '09350000083', '09350000084', '09350000085'];

fakeLocks();
stubDialog();
serveCatalog(newCatalog(), { operators: OPERATORS.map(getMobile) });

let phones = 0;
const newOwner = async () => {
  userInfo.drop();
  const headers = await signInDevice(`0936333${String(++phones).padStart(4, '0')}`);
  await chargeWallet(headers, FUNDS);
  return headers;
};
/** Another one for each use: a phone gets few codes in a minute. */
let operators = 0;
const operator = () => {
  userInfo.drop();
  return signInDevice(OPERATORS[operators++] ?? '');
};

describe('the operators’ place for money', () => {
  it('gives a payment back to the card that it came from', async () => {
    const { reversals: words } = moneyTexts;
    const owner = await newOwner();
    await operator();
    await renderApp('/profile/admin/money');
    await press(words.reverseNamed(formatRial(FUNDS)));
    await press(words.confirming.confirm);
    await screen.findByText(words.outcomes.done);
    await screen.findByText(words.none);
    expect(await creditOf(owner)).toBe(0);
  });

  it('takes down what a gateway has paid, which another operator confirms and all read afterwards', async () => {
    const { settlements: words, decisions } = moneyTexts;
    await newOwner();
    const first = await operator();
    const { container } = await renderApp('/profile/admin/money');
    await screen.findByText(words.owes('sandbox', formatRial(FUNDS)));
    await press(words.open);
    await write(words.sheet.amount, '۱۰۰۰۰۰');
    await write(words.sheet.reference.label, '12');
    await press(words.sheet.save);
    await screen.findByText(words.sheet.wrongReference);
    await write(words.sheet.reference.label, 'ST-140509');
    await press(words.sheet.save);
    await screen.findByText(words.own);
    expect((await axe.run(container)).violations).toEqual([]);
    const { items } = await call<Page<Settlement>>('GET', '/settlements', { as: first });
    expect(items).toMatchObject([{ amountRial: 100_000, reference: 'ST-140509', state: 'proposed' }]);
    await call('POST', `/settlements/${items[0]?.id}/approve`, { as: await operator() });
    await renderApp('/profile/admin/money');
    fireEvent.click(await screen.findByRole('radio', { name: decisions.kinds.settlement }));
    await screen.findByText('ST-140509');
  });

  it('shows what another operator has taken down, to be confirmed', async () => {
    const { settlements: words } = moneyTexts;
    await newOwner();
    const body = { id: uuidv7(), gatewayCode: 'sandbox', amountRial: 77_000, reference: 'ST-77', paidOn: '2026-01-05' };
    await call('POST', '/settlements', { as: await operator(), body });
    await operator();
    await renderApp('/profile/admin/money');
    await press(words.approveNamed(formatRial(77_000)));
    await press(words.approval.confirm);
    await waitFor(() => expect(screen.queryByText('ST-77')).toBeNull());
  });
});
