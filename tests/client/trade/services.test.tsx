import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { deliveryWordsOf } from '../../../src/client/features/trade/delivery/delivery-texts.ts';
import { tradeTexts } from '../../../src/client/features/trade/trade-texts.ts';
import type { TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press, write } from '../forms/form-page.ts';
import { renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { call, makeWorld, publishOne, serveTrade, tradeOf, type World } from './trade-people.ts';

const words = deliveryWordsOf({ isOfServices: true });
const goods = deliveryWordsOf({ isOfServices: false });

fakeLocks();
stubDialog();
serveTrade();

const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The page of a request as if its lines were services. */
const open = (id: string, as: World['buyer']) =>
  renderApp(`/profile/directorderinfo/${id}`, {
    api: [
      http.get(`http://rasteh.test/api/v1/traderequests/${id}`, async () =>
        HttpResponse.json(
          { ...(await call<TradeRequest>('GET', `/traderequests/${id}`, { as })), isOfServices: true },
          { headers: { 'x-rasteh': '1' } },
        ),
      ),
    ],
  });

describe('a request of services', () => {
  it('lets its seller say what was done, and asks for no waybill', async () => {
    const world = await makeWorld({ device: 'seller' });
    const id = await publishOne(world);
    await open(id, world.seller);
    await screen.findByText(words.delivery.none);
    await press(words.actions.ship);
    const shown = within(await screen.findByRole('dialog', { name: words.ship.heading }));
    expect(shown.queryByText(/بارنامه|باربری|ارسال/)).toBeNull();
    expect(shown.queryByRole('textbox', { name: goods.ship.carrier.label })).toBeNull();
    await write(words.ship.carrier.label, 'گزارش بازدید پیوست شد');
    await press(words.ship.save);
    await noSheet();
    expect((await tradeOf(world).get(id)).deliveries).toMatchObject([{ carrier: null, note: 'گزارش بازدید پیوست شد' }]);
  });

  it('says where the work is done, not where goods go', async () => {
    const world = await makeWorld();
    await open(await publishOne(world), world.buyer);
    await screen.findByText(tradeTexts.services.address);
    expect(screen.queryByText(tradeTexts.goods.address)).toBeNull();
  });

  it('lets its buyer accept the work, and shows what the seller said of it', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    await call('POST', `/traderequests/${id}/ship`, {
      as: world.seller,
      body: { id: uuidv7(), note: 'کالیبره شد', lines: [{ lineNo: 1, qty: '2.5' }] },
    });
    await open(id, world.buyer);
    await screen.findByText(words.delivery.delivered);
    screen.getByRole('heading', { name: words.deliveries });
    screen.getByText(words.deliveryNo(1));
    screen.getByText(/کالیبره شد/);
    screen.getByText(words.onWay);
    await press(words.actions.receive);
    await screen.findByRole('dialog', { name: words.receive.heading(1) });
    await screen.findByRole('button', { name: words.receive.save });
  });
});
