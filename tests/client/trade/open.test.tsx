import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTexts } from '../../../src/client/features/trade/open/open-texts.ts';
import type { TradeGroup } from '../../../src/contract/trade/group.ts';
import type { OwnOpenCard } from '../../../src/contract/trade/open-request.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { lineOf } from '../../factories/trade.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press } from '../forms/form-page.ts';
import { readFromServer, renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { ADDRESS, call, makeWorld, serveTrade, tradeOf, type World } from './trade-people.ts';

const DAY_MS = 86_400_000;
const TITLE = 'ورق برای انبار';

fakeLocks();
stubDialog();
serveTrade();

async function askOpenly({ buyer, addressId, offers }: World): Promise<TradeGroup> {
  const { categoryId } = await readFromServer<{ categoryId: string }>(`/supplierproducts/${offers.fixed.id}/catalog`);
  const body = {
    ...{ id: uuidv7(), title: TITLE, open: { categoryId, cityId: ADDRESS.cityId } },
    ...{ lines: [lineOf(offers.fixed.id, '۱۰')], addressId, submit: true },
    deadlineAt: new Date(Date.now() + 7 * DAY_MS).toISOString(),
  };
  const { group } = await call<{ group: TradeGroup }>('POST', '/traderequests/direct-order', { as: buyer, body });
  return group;
}

const own = async ({ buyer }: World) =>
  (await call<{ items: OwnOpenCard[] }>('GET', '/traderequests/open/own', { as: buyer })).items;

describe('open requests', () => {
  it('are listed for who asked them, who ends one before its deadline', async () => {
    const world = await makeWorld();
    await askOpenly(world);
    await renderApp('/profile/directorder?role=buyer');
    await screen.findByRole('heading', { name: openTexts.own.heading });
    screen.getByText(openTexts.own.joinedCount(0));
    await press(openTexts.own.end);
    await press(openTexts.own.sheet.confirm);
    await waitFor(() => expect(screen.queryByRole('button', { name: openTexts.own.end })).toBeNull());
    expect(await own(world)).toMatchObject([{ title: TITLE, endedAt: expect.any(String), joined: 0 }]);
  });

  it('are joined by a supplier of the category, once, and not without a network', async () => {
    const world = await makeWorld({ device: 'seller' });
    await askOpenly(world);
    const { router } = await renderApp('/profile/directorder?role=open');
    await screen.findByText(TITLE);
    const join = screen.getByRole<HTMLButtonElement>('button', { name: openTexts.join });
    act(() => onlineManager.setOnline(false));
    await waitFor(() => expect(join.disabled).toBe(true));
    act(() => onlineManager.setOnline(true));
    await press(openTexts.join);
    await waitFor(() => expect(router.state.location.pathname).toMatch('/profile/directorderinfo/'));
    const [joined] = await tradeOf(world).list(world.seller);
    expect(router.state.location.pathname).toBe(`/profile/directorderinfo/${joined?.id}`);
    expect(await own(world)).toMatchObject([{ joined: 1, endedAt: null }]);
  });
});
