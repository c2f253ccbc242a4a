import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { approvalTexts as words } from '../../../src/client/features/trade/approval/approval-texts.ts';
import { tradeTexts } from '../../../src/client/features/trade/trade-texts.ts';
import type { TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { formatRial } from '../../../src/core/money/money.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press, write } from '../forms/form-page.ts';
import { renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { makeAsked } from './buying-people.ts';
import { call, serveTrade } from './trade-people.ts';

/** 2.5 × 333,335, and a tenth of it as tax. */
const PAYABLE = 916_670;

fakeLocks();
stubDialog();
serveTrade();

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
