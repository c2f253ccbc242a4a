import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentsTexts as words } from '../../../src/client/features/trade/documents/documents-texts.ts';
import type { TradeDocumentTypes } from '../../../src/contract/trade/document.ts';
import { documentTypes } from '../../../src/core/trade/document-types.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { installNodeFiles } from '../node-files.ts';
import { renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { call, makeWorld, publishOne, serveTrade, type World } from './trade-people.ts';

fakeLocks();
stubDialog();
serveTrade();

await installNodeFiles();

const titleOf = (id: string) => documentTypes.find((type) => type.id === id)?.title ?? '';
const INVOICE = titleOf('officialInvoice');
const SLIP = titleOf('paymentSlip');
const pdf = (name: string, type = 'application/pdf') => new File(['%PDF-1.7\n%%EOF\n'], name, { type });

const part = async () =>
  within((await screen.findByRole('heading', { name: words.heading })).closest('section') ?? document.body);
const stored = async (id: string, as: World['buyer']) =>
  (await call<TradeDocumentTypes>('GET', `/tradedocumenttypes?requestId=${id}`, { as })).flatMap(
    ({ id: typeId, have }) => have.map(({ name }) => `${typeId} ${name}`),
  );

describe('the papers of a request', () => {
  it('say what its state asks for, and take a file of the seller, which the buyer has too', async () => {
    const world = await makeWorld({ device: 'seller' });
    const id = await publishOne(world);
    await renderApp(`/profile/directorderinfo/${id}`);
    const shown = await part();
    expect(shown.getAllByText(words.missing)).toHaveLength(2);
    expect(shown.queryByRole('button', { name: words.add(SLIP) })).toBeNull();
    const input = shown.getByLabelText(words.add(INVOICE), { selector: 'input' });
    fireEvent.change(input, { target: { files: [pdf('invoice.exe', 'application/x-msdownload')] } });
    await shown.findByText(words.fault.wrongType);
    fireEvent.change(input, { target: { files: [pdf('invoice.pdf')] } });
    await shown.findByRole('button', { name: words.open('invoice.pdf') });
    expect(shown.getAllByText(words.missing)).toHaveLength(1);
    expect(await stored(id, world.buyer)).toEqual(['officialInvoice invoice.pdf']);
  });

  it('take none without a network', async () => {
    const world = await makeWorld();
    const id = await publishOne(world);
    await renderApp(`/profile/directorderinfo/${id}`);
    const add = (await part()).getByRole<HTMLButtonElement>('button', { name: words.add(SLIP) });
    act(() => onlineManager.setOnline(false));
    await waitFor(() => expect(add.disabled).toBe(true));
    screen.getByText(words.offline);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(add.disabled).toBe(false));
  });
});
