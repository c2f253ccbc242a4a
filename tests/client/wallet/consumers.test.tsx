import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { walletTexts } from '../../../src/client/features/wallet/wallet-texts.ts';
import type { WalletConsumer } from '../../../src/contract/wallet/consumer.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press, write } from '../forms/form-page.ts';
import { faults, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { call } from '../trade/trade-people.ts';
import { chargeWallet, creditOf } from './wallet-people.ts';

const OWNERS = ['09363330001', '09363330002', '09363330003'] as const;
const CAP = 5_000_000;
const { consumers: words } = walletTexts;

fakeLocks();
stubDialog();
serveCatalog(newCatalog(), { owners: OWNERS.map(getMobile) });

let phones = 0;
const newPhone = () => `0936444${String(++phones).padStart(4, '0')}`;
const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('who charges the wallets of others', () => {
  it('invites a phone, whose owner accepts', async () => {
    const phone = newPhone();
    await signInDevice(OWNERS[0]);
    const before = await renderApp('/profile/wallet');
    await press(words.invite);
    await screen.findByRole('dialog', { name: words.invitation.heading });
    await write(words.invitation.phone.label, phone);
    await write(words.invitation.cap, '۵۰۰۰۰۰۰');
    await press(words.invitation.save);
    await noSheet();
    await screen.findByText(words.states.invited);
    before.unmount();
    userInfo.drop();
    await signInDevice(phone);
    await renderApp('/profile/wallet');
    await screen.findByRole('heading', { name: words.mine });
    await press(words.accept);
    await screen.findByText(words.states.active);
    expect(screen.queryByRole('button', { name: words.invite })).toBeNull();
  });

  it('cannot invite before it is known who is invited', async () => {
    userInfo.drop();
    await signInDevice(OWNERS[2]);
    const answer = Promise.withResolvers<void>();
    const late = http.get('*/wallettransactions/consumers', async () => {
      await answer.promise;
      return HttpResponse.json([]);
    });
    await renderApp('/profile/wallet', { api: [late] });
    await screen.findByRole('heading', { name: words.heading });
    expect(screen.queryByRole('button', { name: words.invite })).toBeNull();
    expect(screen.queryByText(words.none)).toBeNull();
    answer.resolve();
    await screen.findByRole('button', { name: words.invite });
  });

  it('moves money once, also after a lost answer and another amount', async () => {
    const phone = newPhone();
    userInfo.drop();
    const consumer = await signInDevice(phone);
    userInfo.drop();
    const owner = await signInDevice(OWNERS[1]);
    await chargeWallet(owner, CAP);
    const body = { phone, dailyCapRial: CAP };
    const { id } = await call<WalletConsumer>('POST', '/wallettransactions/consumers', { as: owner, body });
    await call('PUT', `/wallettransactions/consumers/${id}`, { as: consumer, body: { state: 'active' } });
    let posts = 0;
    const lost = faults.lost('/wallettransactions/charge-by-user', () => ++posts === 1);
    await renderApp('/profile/wallet', { api: [lost] });
    await press(/^شارژ کیف پول ./);
    await write(words.grant.amount, '۱۰۰۰۰۰۰');
    await write(words.grant.reason.label, 'تنخواه');
    await press(words.grant.save);
    await screen.findByRole('alert');
    await write(words.grant.amount, '۲۰۰۰۰۰۰');
    await press(words.grant.save);
    await noSheet();
    expect([await creditOf(owner), await creditOf(consumer)]).toEqual([CAP - 1_000_000, 1_000_000]);
  });
});
