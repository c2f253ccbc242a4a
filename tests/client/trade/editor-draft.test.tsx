import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { editorTexts as words } from '../../../src/client/features/trade/editor/editor-texts.ts';
import { tradeTexts } from '../../../src/client/features/trade/trade-texts.ts';
import { formTexts } from '../../../src/client/parts/form/form-texts.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { lineOf } from '../../factories/trade.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { field, press, write } from '../forms/form-page.ts';
import { endFaults, faults, renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { DIRECT_ORDER, isAt, newPath, QTY, qty, reload, writeNames } from './editor-page.ts';
import { ADDRESS, call, makeWorld, serveTrade, tradeOf } from './trade-people.ts';

fakeLocks();
stubDialog();
serveTrade();

afterEach(() => void vi.useRealTimers());

describe('an address', () => {
  it('can be added on the way, and the request is as it was left', async () => {
    const world = await makeWorld({ isKnown: false });
    const app = await renderApp(newPath(world));
    const { href } = app.router.state.location;
    await writeNames();
    await write(QTY, '۹');
    await press(words.send);
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('link', { name: words.addAddress }));
    await isAt(app, '/profile/address');
    await call('POST', '/deliveryaddresses', { as: world.buyer, body: { ...ADDRESS, clientId: uuidv7() } });
    act(() => app.router.history.push(href));
    await screen.findByRole('option', { name: /^انبار/ });
    expect([await qty(), (await field(words.firstName)).value]).toEqual(['۹', 'مریم']);
    await press(words.send);
    await isAt(app, /^\/profile\/directorderinfo\//);
  });

  it('that was deleted since it was chosen gives way to the default one', async () => {
    const world = await makeWorld();
    const body = { ...ADDRESS, title: 'کارگاه', clientId: uuidv7() };
    const other = await call<{ id: string; version: number }>('POST', '/deliveryaddresses', { as: world.buyer, body });
    const app = await renderApp(newPath(world));
    await writeNames();
    fireEvent.change(await screen.findByRole('combobox', { name: tradeTexts.goods.address }), {
      target: { value: other.id },
    });
    const { href } = app.router.state.location;
    app.unmount();
    await call('DELETE', `/deliveryaddresses/${other.id}`, { as: world.buyer, version: other.version });
    const again = await renderApp(href);
    await press(words.send);
    await isAt(again, /^\/profile\/directorderinfo\//);
    const [sent] = await tradeOf(world).list();
    expect(await tradeOf(world).get(sent?.id ?? '')).toMatchObject({ addressId: world.addressId });
  });
});

describe('a draft', () => {
  it('stays over a reload, and is forgotten on request', async () => {
    const world = await makeWorld();
    const path = newPath(world);
    const app = await renderApp(path);
    await write(QTY, '۹');
    await press(words.addLine);
    await write(words.freeText, 'واشر مسی');
    reload(app);
    await renderApp(path);
    await screen.findByText(formTexts.restored);
    expect((await field(words.freeText)).value).toBe('واشر مسی');
    await press(formTexts.discard);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: words.freeText })).toBeNull());
    expect(await qty()).toBe('۷');
  });

  it('is stored, stands in the list, opens in the editor, and is sent later', async () => {
    const world = await makeWorld();
    const app = await renderApp(newPath(world));
    await writeNames();
    await write(QTY, '۲٫۵');
    await press(words.saveDraft);
    await isAt(app, /^\/profile\/directorder$/);
    const row = await screen.findByRole('link', { name: /پیش‌نویس/ });
    expect(await tradeOf(world).list()).toMatchObject([{ state: 'draft' }]);
    fireEvent.click(row);
    await isAt(app, /^\/profile\/directorder\/edit\//);
    await waitFor(async () => expect(await qty()).toBe('۲٫۵'));
    await write(QTY, '۴');
    await writeNames();
    await press(words.send);
    await isAt(app, /^\/profile\/directorderinfo\//);
    const [sent, ...more] = await tradeOf(world).list();
    expect([sent?.state, more]).toEqual(['registered', []]);
    expect((await tradeOf(world).get(sent?.id ?? '')).lines).toMatchObject([{ qty: '4' }]);
  });

  it('that is stored is not behind its list: back does not open the form of a new one', async () => {
    const world = await makeWorld();
    const { id, slug } = world.offers.fixed;
    const app = await renderApp(`/products/${id}/${slug}`);
    act(() => app.router.history.push(newPath(world)));
    await writeNames();
    await press(words.saveDraft);
    await isAt(app, /^\/profile\/directorder$/);
    act(() => app.router.history.back());
    await isAt(app, /^\/products\//);
  });

  it('without a network stays on the device, and says so', async () => {
    const world = await makeWorld();
    const app = await renderApp(newPath(world), { api: [faults.offline(DIRECT_ORDER)] });
    await writeNames();
    await press(words.send);
    expect((await screen.findByRole('alert')).textContent).toMatch(/شبکه در دسترس نیست/);
    endFaults();
    await press(words.send);
    await isAt(app, /^\/profile\/directorderinfo\//);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a request that was sent', () => {
  it('is changed as the same buyer, and the seller sees what is asked now', async () => {
    const world = await makeWorld();
    const { send, get, types } = tradeOf(world);
    const { id } = await send();
    const app = await renderApp(`/profile/directorder/edit/${id}`);
    await screen.findByText(/صنایع آذر/);
    expect(await qty()).toBe('۲٫۵');
    await write(QTY, '۴');
    await press(words.resend);
    await isAt(app, /^\/profile\/directorderinfo\//);
    await screen.findByText('۴ عدد');
    expect(await get(id, world.seller)).toMatchObject({ revision: 2, buyer: { name: 'مریم رستمی' } });
    expect(await types(id)).toEqual(['submitted', 'edited']);
  });

  it('that was changed on another device is not overwritten unasked', async () => {
    const world = await makeWorld();
    const { send, get } = tradeOf(world);
    const request = await send();
    const app = await renderApp(`/profile/directorder/edit/${request.id}`);
    await write(QTY, '۴');
    const elsewhere = { lines: [lineOf(world.offers.fixed.id, '5')], addressId: world.addressId, submit: true };
    const path = `${DIRECT_ORDER}/${request.id}`;
    await call('PUT', path, { as: world.buyer, version: request.version, body: elsewhere });
    await press(words.resend);
    await screen.findByText(words.changedElsewhere);
    expect([(await get(request.id)).lines[0]?.qty, await qty()]).toEqual(['5', '۴']);
    await press(formTexts.takeTheirs);
    await waitFor(async () => expect(await qty()).toBe('۵'));
    await write(QTY, '۶');
    await press(words.resend);
    await isAt(app, /^\/profile\/directorderinfo\//);
    expect((await get(request.id)).lines[0]?.qty).toBe('6');
  });

  it('and is being confirmed leads to its page', async () => {
    const world = await makeWorld();
    const { send, ask } = tradeOf(world);
    const { id } = await send();
    await ask(id);
    await renderApp(`/profile/directorder/edit/${id}`);
    await screen.findByText(words.gone.heading);
    const link = screen.getByRole('link', { name: words.seeRequest });
    expect(link.getAttribute('href')).toBe(`/profile/directorderinfo/${id}`);
  });
});
