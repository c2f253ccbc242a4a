import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { approvalTexts as words } from '../../../src/client/features/trade/approval/approval-texts.ts';
import { tradeTexts } from '../../../src/client/features/trade/trade-texts.ts';
import type { MerchantAgent } from '../../../src/contract/merchants/merchant-agent.ts';
import type { TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { formatRial } from '../../../src/core/money/money.ts';
import { LEGAL_FORM, lineOf } from '../../factories/trade.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press, write } from '../forms/form-page.ts';
import { renderApp, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { ADDRESS, call, makeMerchant, makeWorld, newPhone, serveTrade, takeDevice } from './trade-people.ts';

/** 2.5 × 333,335, and a tenth of it as tax. */
const PAYABLE = 916_670;

fakeLocks();
stubDialog();
serveTrade();

/** A merchant that buys, its owner, and an agent who may spend nothing alone; what the agent has asked for. */
async function makeAsked(device: 'owner' | 'agent') {
  const world = await makeWorld({ device: 'nobody' });
  const phone = newPhone();
  // Who signs in last has the device.
  const signs = { owner: {}, agent: {} } as Record<'owner' | 'agent', Awaited<ReturnType<typeof signInDevice>>>;
  for (const one of device === 'owner' ? (['agent', 'owner'] as const) : (['owner', 'agent'] as const)) {
    takeDevice();
    signs[one] = await signInDevice(one === 'agent' ? phone : newPhone());
  }
  const { owner, agent } = signs;
  const merchantId = await makeMerchant(owner, `خریدار ${phone}`);
  await call('PUT', `/merchants/${merchantId}/legal-form`, { as: owner, body: LEGAL_FORM });
  const terms = { role: 'خرید', permissions: ['buyOnBehalf'], validTo: null, spendLimit: { rial: 0, period: 'month' } };
  const path = '/customers/profile/merchant-agents';
  const { id: agentId, version } = await call<MerchantAgent>('POST', path, {
    as: owner,
    body: { merchantId, phone, ...terms },
  });
  await call('PUT', path, { as: agent, version, body: { agentId, state: 'active' } });
  const address = { ...ADDRESS, clientId: uuidv7() };
  const { id: addressId } = await call<{ id: string }>('POST', '/deliveryaddresses', { as: agent, body: address });
  const { requests } = await call<{ requests: TradeRequest[] }>('POST', '/traderequests/direct-order', {
    as: agent,
    body: {
      ...{ id: uuidv7(), supplierIds: [world.supplierId], buyerMerchantId: merchantId, addressId, submit: true },
      lines: [lineOf(world.offers.fixed.id, '۲٫۵')],
    },
  });
  const [request] = requests;
  if (!request) throw new Error('nothing was asked');
  return { id: request.id, owner, agent };
}

const open = (id: string) => renderApp(`/profile/directorderinfo/${id}`);

describe('the principal', () => {
  it('finds what is to be approved in the list, sees its sum, and approves it by one press', async () => {
    const { id, agent } = await makeAsked('owner');
    await renderApp('/profile/directorder');
    await screen.findByText(words.toApprove);
    const link = await screen.findByRole('link', { name: new RegExp(words.toApprove) });
    link.click();
    await screen.findByText(formatRial(PAYABLE));
    await press(words.approve);
    await screen.findByText(tradeTexts.states.registered);
    expect((await call<TradeRequest>('GET', `/traderequests/${id}`, { as: agent })).state).toBe('registered');
  });

  it('says why not', async () => {
    const { id, agent } = await makeAsked('owner');
    await open(id);
    await press(words.refuse);
    await write(words.refusal.words.label, 'این ماه نه');
    await press(words.refusal.words.send);
    await screen.findByText('این ماه نه');
    const { approval } = await call<TradeRequest>('GET', `/traderequests/${id}`, { as: agent });
    expect(approval).toMatchObject({ state: 'refused', reason: 'این ماه نه' });
  });
});

describe('the agent', () => {
  it('reads that it waits for the principal, and takes it back', async () => {
    const { id, owner } = await makeAsked('agent');
    await open(id);
    await screen.findByText(words.waitingFor('submit'));
    expect(screen.queryByRole('button', { name: words.approve })).toBeNull();
    await press(words.withdraw);
    await waitFor(() => expect(screen.queryByText(words.waitingFor('submit'))).toBeNull());
    const { approval } = await call<TradeRequest>('GET', `/traderequests/${id}`, { as: owner });
    expect(approval?.state).toBe('withdrawn');
  });
});
