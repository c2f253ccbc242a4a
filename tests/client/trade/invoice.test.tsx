import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fulfilmentTexts } from '../../../src/client/features/trade/delivery/fulfilment-texts.ts';
import { invoiceTexts as words } from '../../../src/client/features/trade/invoice/invoice-texts.ts';
import { reportTexts } from '../../../src/client/features/trade/report/report-texts.ts';
import type { TradeInvoice } from '../../../src/contract/trade/invoice.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { toPersianDigits } from '../../../src/core/numbers/numerals.ts';
import { documentTypes } from '../../../src/core/trade/document-types.ts';
import { BUYER } from '../../factories/trade.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press } from '../forms/form-page.ts';
import { renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { call, makeWorld, publishOne, serveTrade, tradeOf, type World } from './trade-people.ts';

fakeLocks();
stubDialog();
serveTrade();

const PAYABLE = 916_670;

const open = (id: string) => renderApp(`/profile/directorderinfo/${id}`);
const move = (id: string, path: string, as: World['buyer'], body: object = {}) =>
  call('POST', `/traderequests/${id}/${path}`, { as, body });
const invoiceOf = async (id: string, as: World['buyer']) =>
  (await call<TradeInvoice>('GET', `/traderequests/${id}/invoice`, { as })).invoice;
const namesOf = (...ids: string[]) => documentTypes.flatMap(({ id, title }) => (ids.includes(id) ? [title] : []));

describe('the official invoice', () => {
  it('is issued by the seller in two presses, and printed with its number', async () => {
    const world = await makeWorld({ device: 'seller' });
    const id = await publishOne(world);
    const { unmount } = await open(id);
    await press(words.issue);
    await press(words.sheet.confirm);
    await screen.findByRole('link', { name: words.see });
    expect(screen.queryByRole('button', { name: words.issue })).toBeNull();
    const invoice = await invoiceOf(id, world.buyer);
    const number = toPersianDigits(invoice?.number ?? '');
    screen.getByText((text) => text.includes(number));
    unmount();
    await renderApp(`/profile/directOrderReport/${id}`);
    await screen.findByRole('heading', { name: reportTexts.invoice, level: 2 });
    screen.getByText(number);
    for (const code of [BUYER.economicCode, '10380284790'])
      expect(screen.getAllByText(toPersianDigits(code))).toHaveLength(2);
    fireEvent.click(screen.getByRole('link', { name: reportTexts.seeProforma }));
    await screen.findByRole('heading', { name: reportTexts.heading, level: 2 });
    expect(screen.queryByText(number)).toBeNull();
  });

  it('says which numbers are missing and who writes them where, before anything is pressed', async () => {
    const world = await makeWorld({ device: 'seller' });
    await call('POST', '/buyers', { as: world.buyer, body: { firstName: 'مریم', lastName: 'احمدی' } });
    const id = await publishOne(world);
    await open(id);
    await screen.findByText(words.missing('کد ملی خریدار، کد اقتصادی خریدار'));
    screen.getByText(words.askBuyer);
    expect(screen.queryByRole('button', { name: words.issue })).toBeNull();
  });

  it('leads a buyer whose numbers are missing to where they are written', async () => {
    const world = await makeWorld();
    await call('POST', '/buyers', { as: world.buyer, body: { ...BUYER, economicCode: null } });
    const id = await publishOne(world);
    await open(id);
    await screen.findByText(words.missing('شناسهٔ ملی شرکت خریدار'));
    const way = screen.getByRole<HTMLAnchorElement>('link', { name: words.completeOwn });
    expect(way.getAttribute('href')).toContain('/profile/personal-info');
  });

  it('waits for a network', async () => {
    const world = await makeWorld({ device: 'seller' });
    await open(await publishOne(world));
    const issue = await screen.findByRole<HTMLButtonElement>('button', { name: words.issue });
    act(() => onlineManager.setOnline(false));
    await waitFor(() => expect(issue.disabled).toBe(true));
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(issue.disabled).toBe(false));
  });
});

describe('a request whose papers are missing', () => {
  it('names them where it would be closed', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    const delivery = uuidv7();
    await move(id, 'record-payment', world.buyer, {
      ...{ id: uuidv7(), instalmentNo: 1, amountRial: PAYABLE, method: 'cheque', reference: '7788' },
      paidOn: '2026-11-01',
    });
    const [{ id: settlementId } = { id: '' }] = (await tradeOf(world).get(id)).settlements;
    await move(id, 'confirm-payment', world.seller, { settlementId });
    await move(id, 'ship', world.seller, { id: delivery, lines: [{ lineNo: 1, qty: '2.5' }] });
    await move(id, 'receive', world.buyer, { deliveryId: delivery, fileIds: [], lines: [] });
    await move(id, 'invoice', world.seller);
    await open(id);
    await screen.findByText(fulfilmentTexts.papersMissing(namesOf('waybill')));
    expect(screen.queryByRole('button', { name: fulfilmentTexts.actions.close })).toBeNull();
    await within(await screen.findByRole('region', { name: words.heading })).findByRole('link', { name: words.see });
  });
});
