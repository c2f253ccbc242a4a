import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { editorTexts as words } from '../../../src/client/features/trade/editor/editor-texts.ts';
import { formTexts } from '../../../src/client/parts/form/form-texts.ts';
import type { Profile } from '../../../src/contract/account/profile.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { field, press, write } from '../forms/form-page.ts';
import { endFaults, endReads, faults, type RenderedApp, renderApp, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { ADDRESS, call, makeWorld, newPhone, serveTrade, tradeOf, type World } from './trade-people.ts';

const DIRECT_ORDER = '/traderequests/direct-order';
const QTY = new RegExp(`^${words.qty}`);
/** A tab holds an intent that long without a draft. */
const HELD_MS = 2 * 60_000;

fakeLocks();
stubDialog();
serveTrade();

afterEach(() => void vi.useRealTimers());

const newPath = ({ offers }: World, id = uuidv7()) => `/profile/directorder/edit/${id}?offer=${offers.fixed.id}&qty=7`;
const isAt = ({ router }: RenderedApp, path: string | RegExp) =>
  waitFor(() => expect(router.state.location.pathname).toMatch(path));
const qty = async () => (await field(QTY)).value;
const noteOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

async function writeNames(): Promise<void> {
  await write(words.firstName, 'مریم');
  await write(words.lastName, 'رستمی');
}

function reload(app: RenderedApp): void {
  app.unmount();
  endReads();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HELD_MS + 1 });
}

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
    ['addressId', () => screen.findByRole('combobox', { name: words.address })],
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
    fireEvent.change(await screen.findByRole('combobox', { name: words.address }), { target: { value: other.id } });
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
