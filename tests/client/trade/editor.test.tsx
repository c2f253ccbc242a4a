import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { editorTexts as words } from '../../../src/client/features/trade/editor/editor-texts.ts';
import { tradeTexts } from '../../../src/client/features/trade/trade-texts.ts';
import type { Profile } from '../../../src/contract/account/profile.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { field, press, write } from '../forms/form-page.ts';
import { faults, renderApp, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { DIRECT_ORDER, isAt, newPath, QTY, qty, reload, writeNames } from './editor-page.ts';
import { call, makeWorld, newPhone, serveTrade, tradeOf } from './trade-people.ts';

fakeLocks();
stubDialog();
serveTrade();

afterEach(() => void vi.useRealTimers());

const noteOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

describe('a request of purchase', () => {
  it('begins at the product, with the quantity that was typed there, and is sent once', async () => {
    const world = await makeWorld();
    const { id, slug } = world.offers.fixed;
    const app = await renderApp(`/products/${id}/${slug}`);
    await write('چند عدد می‌خواهید؟', '۱۲');
    const [link] = await screen.findAllByRole('link', { name: 'درخواست قیمت' });
    fireEvent.click(link as HTMLElement);
    await isAt(app, /^\/profile\/directorder\/edit\//);
    expect(await qty()).toBe('۱۲');
    await screen.findByRole('textbox', { name: `${words.qty} (عدد)` });
    screen.getByText(world.offers.fixed.title);
    screen.getByText(world.supplierName);
    await writeNames();
    await press(words.send);
    await isAt(app, /^\/profile\/directorderinfo\//);
    await screen.findByText('ثبت‌شده');
    const [sent, ...more] = await tradeOf(world).list();
    expect([sent?.state, more]).toEqual(['registered', []]);
    expect((await tradeOf(world).get(sent?.id ?? '')).lines).toMatchObject([{ qty: '12', offer: { id } }]);
    expect(app.router.state.location.pathname).toBe(`/profile/directorderinfo/${sent?.id}`);
  });

  it('offers the minimum of the offer where no quantity was typed', async () => {
    const { offers } = await makeWorld();
    await renderApp(`/profile/directorder/edit/${uuidv7()}?offer=${offers.tiered.id}`);
    expect(await qty()).toBe('۱۰');
  });

  it('leads through the sign-in, and keeps the offer and the quantity', async () => {
    const world = await makeWorld({ device: 'nobody' });
    const { id, slug } = world.offers.fixed;
    const app = await renderApp(`/products/${id}/${slug}`);
    await write('چند عدد می‌خواهید؟', '۱۲');
    const [link] = await screen.findAllByRole('link', { name: 'درخواست قیمت' });
    fireEvent.click(link as HTMLElement);
    await isAt(app, /^\/users\/login$/);
    const { redirectPath = '' } = app.router.state.location.search as { redirectPath?: string };
    app.unmount();
    await signInDevice(newPhone());
    await renderApp(redirectPath);
    expect(await qty()).toBe('۱۲');
    await screen.findByText(words.noAddress, { exact: false });
  });

  it('whose answer was lost is the same one when it is sent again after a reload', async () => {
    const world = await makeWorld();
    const id = uuidv7();
    let posts = 0;
    const lost = faults.lost(DIRECT_ORDER, ({ method }) => method === 'POST' && ++posts === 1);
    const app = await renderApp(newPath(world, id), { api: [lost] });
    await writeNames();
    await press(words.send);
    await screen.findByRole('alert');
    reload(app);
    const again = await renderApp(newPath(world, id), { api: [lost] });
    await waitFor(async () => expect((await field(words.firstName)).value).toBe('مریم'));
    await press(words.send);
    await isAt(again, /^\/profile\/directorderinfo\//);
    expect(await tradeOf(world).list()).toHaveLength(1);
    expect(await tradeOf(world).types(id)).toEqual(['submitted']);
    expect(posts).toBe(2);
  });

  it('that was changed after a lost answer is sent and changed, not sent twice', async () => {
    const world = await makeWorld();
    const id = uuidv7();
    let posts = 0;
    const lost = faults.lost(DIRECT_ORDER, ({ method }) => method === 'POST' && ++posts === 1);
    const app = await renderApp(newPath(world, id), { api: [lost] });
    await writeNames();
    await press(words.send);
    await screen.findByRole('alert');
    await write(QTY, '۹');
    await press(words.send);
    await isAt(app, /^\/profile\/directorderinfo\//);
    expect(await tradeOf(world).types(id)).toEqual(['submitted', 'edited']);
    expect((await tradeOf(world).get(id)).lines).toMatchObject([{ qty: '9' }]);
  });
});

describe('the buyer', () => {
  it('is written as the profile knows it, codes too, and keeps them', async () => {
    const world = await makeWorld();
    const { version } = await call<Profile>('GET', '/customers/profile', { as: world.buyer });
    const profile = { kind: 'person', firstName: 'مریم', lastName: 'رستمی', nationalCode: '0013542419', email: null };
    const body = { ...profile, companyName: null, nationalId: null, economicCode: null };
    await call('PUT', '/customers/profile', { as: world.buyer, body, version });
    const app = await renderApp(newPath(world));
    expect((await field(words.lastName)).value).toBe('رستمی');
    await press(words.send);
    await isAt(app, /^\/profile\/directorderinfo\//);
    const [sent] = await tradeOf(world).list();
    expect(await tradeOf(world).get(sent?.id ?? '')).toMatchObject({
      buyer: { name: 'مریم رستمی', nationalCode: '0013542419' },
    });
  });
});

describe('a fault', () => {
  it.each([
    ['addressId', () => screen.findByRole('combobox', { name: tradeTexts.goods.address })],
    ['lines.0.qty', () => field(QTY)],
    ['lines.0.offerId', () => field(QTY)],
    ['buyer', () => field(words.firstName)],
  ])('of %s is told at its field, and what is typed stays', async (name, find) => {
    const world = await makeWorld();
    const refusal = http.post(`http://rasteh.test/api/v1${DIRECT_ORDER}`, () =>
      HttpResponse.json(
        { type: 'about:blank', status: 422, code: 'x', message: 'این درست نیست.', field: name, traceId: 't' },
        { status: 422 },
      ),
    );
    await renderApp(newPath(world), { api: [refusal] });
    await writeNames();
    await write(QTY, '۹');
    await press(words.send);
    await waitFor(async () => expect((await find()).getAttribute('aria-invalid')).toBe('true'));
    expect(noteOf(await find())).toContain('این درست نیست.');
    expect([await qty(), (await field(words.lastName)).value]).toEqual(['۹', 'رستمی']);
    expect(await tradeOf(world).list()).toEqual([]);
  });

  it('of what is typed is told before anything is sent', async () => {
    const world = await makeWorld();
    await renderApp(newPath(world));
    await write(QTY, 'زیاد');
    await press(words.send);
    expect(noteOf(await field(QTY))).toContain(words.required.qty);
    expect(noteOf(await field(words.firstName))).toContain(words.required.name);
    expect(await tradeOf(world).list()).toEqual([]);
  });
});
