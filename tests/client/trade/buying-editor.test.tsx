import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { approvalTexts } from '../../../src/client/features/trade/approval/approval-texts.ts';
import { editorTexts as words } from '../../../src/client/features/trade/editor/editor-texts.ts';
import { tradeTexts } from '../../../src/client/features/trade/trade-texts.ts';
import type { TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { choose, field, press, write } from '../forms/form-page.ts';
import { endReads, renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { makeAsked } from './buying-people.ts';
import { isAt, newPath, QTY, qty, writeNames } from './editor-page.ts';
import { ADDRESS, call, serveTrade } from './trade-people.ts';

fakeLocks();
stubDialog();
serveTrade();

const { buyer } = approvalTexts;

const edit = (id: string) => renderApp(`/profile/directorder/edit/${id}`);

describe('the address of a request of a merchant', () => {
  it('is the one that its agent has chosen when the owner changes something else', async () => {
    const { id, owner, addressId, addressOf, get } = await makeAsked('owner');
    await addressOf(owner, 'خانه');
    const { address } = await get(owner);
    const app = await edit(id);
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: tradeTexts.goods.address });
    expect([choice.value, choice.selectedOptions[0]?.text]).toEqual([
      addressId,
      words.currentAddress(`${address?.city}، ${ADDRESS.street}`),
    ]);
    await write(QTY, '۹');
    await press(words.saveDraft);
    await isAt(app, '/profile/directorder');
    expect(await get(owner)).toMatchObject({ addressId, lines: [{ qty: '9' }] });
  });
});

describe('a merchant that was chosen', () => {
  it('is none any more once the agency has ended: the person buys', async () => {
    const { world, agent, merchantName, endAgency } = await makeAsked('agent');
    const path = newPath(world);
    const app = await renderApp(path);
    await choose(buyer.label, merchantName);
    await write(QTY, '۹');
    app.unmount();
    await endAgency();
    const again = await renderApp(path);
    await writeNames();
    expect([await qty(), screen.queryByRole('combobox', { name: buyer.label })]).toEqual(['۹', null]);
    await press(words.send);
    await isAt(again, /^\/profile\/directorderinfo\//);
    const id = again.router.state.location.pathname.split('/').at(-1);
    const sent = await call<TradeRequest>('GET', `/traderequests/${id}`, { as: agent });
    expect(sent).toMatchObject({ state: 'registered', buyerMerchant: null });
  });

  it('can be given up before the merchants are read', async () => {
    const { world, merchantId, merchantName } = await makeAsked('agent');
    const path = newPath(world);
    const app = await renderApp(path);
    await choose(buyer.label, merchantName);
    app.unmount();
    endReads();
    const unread = http.get('http://rasteh.test/api/v1/traderequests/buying-merchants', () => HttpResponse.error());
    await renderApp(path, { api: [unread] });
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: new RegExp(buyer.label) });
    expect([choice.value, choice.selectedOptions[0]?.text]).toEqual([merchantId, buyer.chosen]);
    await choose(buyer.label, buyer.self);
    await field(words.firstName);
  });
});

describe('«دوباره همین» of a request of a merchant', () => {
  it('is bought for the same merchant', async () => {
    const { id, agent, merchantId } = await makeAsked('agent');
    const again = uuidv7();
    const app = await renderApp(`/profile/directorder/edit/${again}?again=${id}`);
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: buyer.label });
    await waitFor(() => expect(choice.value).toBe(merchantId));
    await press(words.send);
    await isAt(app, `/profile/directorderinfo/${again}`);
    const made = await call<TradeRequest>('GET', `/traderequests/${again}`, { as: agent });
    expect(made).toMatchObject({ buyerMerchant: { id: merchantId }, approval: { state: 'open' } });
  });
});
