import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { approvalTexts } from '../../../src/client/features/trade/approval/approval-texts.ts';
import { groupTexts as words } from '../../../src/client/features/trade/group/group-texts.ts';
import type { TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press } from '../forms/form-page.ts';
import { renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { makeAsked } from './buying-people.ts';
import { call, makeWorld, serveTrade } from './trade-people.ts';

const PLENTY = 1_000_000_000;

fakeLocks();
stubDialog();
serveTrade();

describe('the board of an agent with a limit', () => {
  it('says that an answer beyond it waits for the principal, and takes it no more', async () => {
    const rival = await makeWorld({ device: 'nobody' });
    const { agent, ask, setLimit, world } = await makeAsked('agent');
    await setLimit(PLENTY);
    const { id, group } = await ask([world.supplierId, rival.supplierId]);
    await setLimit(0);
    await renderApp(`/profile/directorder/group/${group?.id}`);
    fireEvent.click(await screen.findByRole('checkbox'));
    await press(words.ask);
    await press(words.sheet.confirm);
    await screen.findByText(words.sheet.waiting);
    await screen.findByText(approvalTexts.waiting);
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    const { state, approval } = await call<TradeRequest>('GET', `/traderequests/${id}`, { as: agent });
    expect([state, approval?.state]).toEqual(['registered', 'open']);
  });
});
