import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceParts } from '../../../src/client/features/catalog/parts/device-parts.ts';
import { newLine, toLineOffer } from '../../../src/client/features/catalog/parts/line-offer.ts';
import { editorTexts as words } from '../../../src/client/features/trade/editor/editor-texts.ts';
import { draftOfStart, startOfParts } from '../../../src/client/features/trade/editor/request-starts.ts';
import { groupTexts } from '../../../src/client/features/trade/group/group-texts.ts';
import { requestTexts } from '../../../src/client/features/trade/request/request-texts.ts';
import type { Product } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { RequestCard } from '../../../src/contract/trade/trade-request.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import type { PartsLine } from '../../../src/core/parts-list/parts-line.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { fakeDatabases } from '../catalog/fake-database.ts';
import { field, press, write } from '../forms/form-page.ts';
import { faults, type RenderedApp, readFromServer, renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { DIRECT_ORDER, isAt, QTY, reload, writeNames } from './editor-page.ts';
import { BASE_TITLE, makeGroupWorld, NAMES, serveGroups, TITLES } from './group-people.ts';
import { call } from './trade-people.ts';

fakeLocks();
fakeDatabases();
stubDialog();
serveGroups();

beforeEach(async () => void (await deviceParts.change(() => [])));
afterEach(() => void vi.useRealTimers());

type World = Awaited<ReturnType<typeof makeGroupWorld>>;
const [FIRST, SECOND, THIRD] = NAMES;

const productOf = (id: string) => readFromServer<Product>(`/supplierproducts/${id}/catalog`);
const list = async ({ buyer }: World) => (await call<Page<RequestCard>>('GET', '/traderequests', { as: buyer })).items;
const follow = async (name: string | RegExp) => {
  const [link] = await screen.findAllByRole('link', { name });
  fireEvent.click(link as HTMLElement);
};
const atBoard = (app: RenderedApp) => isAt(app, /^\/profile\/directorder\/group\//);
const basePath = async (world: World, id = uuidv7()) => {
  const { baseProductId } = await productOf(world.offers.first.id);
  return `/profile/directorder/edit/${id}?base=${baseProductId}&qty=7`;
};

describe('a base product', () => {
  it('is asked of all its suppliers but those that are taken away, and leads to the board', async () => {
    const world = await makeGroupWorld();
    const { baseProductId } = await productOf(world.offers.first.id);
    const app = await renderApp(`/products/base-product/${baseProductId}`);
    // The page first puts its name into the address.
    await isAt(app, /^\/products\/base-product\/[^/]+\/.+/);
    await follow('درخواست قیمت از تأمین‌کننده‌ها');
    await isAt(app, /^\/profile\/directorder\/edit\//);
    await screen.findByText(FIRST);
    await write(QTY, '۱۲');
    // Taken away, and back again by a press.
    await press(words.removeSupplier(SECOND));
    await press(SECOND);
    await writeNames();
    await press(words.sendAll(2));
    await atBoard(app);
    const cards = await list(world);
    expect(cards.map(({ state, group, lines }) => [state, group?.count, lines[0]]).toSorted()).toEqual(
      [TITLES.first, TITLES.second].map((title) => ['registered', 2, title]).toSorted(),
    );
    await screen.findByRole('table', { name: groupTexts.title });
  });

  it('is asked of the only supplier that is left by its own offer, or by its name', async () => {
    const world = await makeGroupWorld();
    const app = await renderApp(await basePath(world));
    // The line is the cheapest offer, of the supplier that goes.
    await press(words.removeSupplier(SECOND));
    await writeNames();
    await press(words.send);
    await isAt(app, /^\/profile\/directorderinfo\//);
    const [card, ...more] = await list(world);
    expect([card?.supplier.name, card?.group, card?.lines, more]).toEqual([FIRST, null, [BASE_TITLE], []]);
  });

  it('is not asked of nobody', async () => {
    const world = await makeGroupWorld();
    await renderApp(await basePath(world));
    for (const name of [FIRST, SECOND]) await press(words.removeSupplier(name));
    await writeNames();
    await press(words.send);
    await screen.findByText(words.required.suppliers);
    expect(await list(world)).toEqual([]);
  });

  it('says of a supplier why it was not asked, and nobody was', async () => {
    const world = await makeGroupWorld();
    const refusal = http.post(`http://rasteh.test/api/v1${DIRECT_ORDER}`, () =>
      HttpResponse.json(
        { type: 'about:blank', status: 422, code: 'x', message: 'نمی‌فرستد.', field: 'supplierIds.1', traceId: 't' },
        { status: 422, headers: { 'x-rasteh': '1' } },
      ),
    );
    await renderApp(await basePath(world), { api: [refusal] });
    await writeNames();
    await press(words.sendAll(2));
    const chip = (await screen.findByRole('button', { name: words.removeSupplier(FIRST) })).closest('li');
    await waitFor(() => expect(chip?.textContent).toContain('نمی‌فرستد.'));
    // At its chip, and as the reason of the whole.
    expect(screen.getAllByText('نمی‌فرستد.')).toHaveLength(2);
    await press(words.removeSupplier(SECOND));
    expect(chip?.textContent).toContain('نمی‌فرستد.');
  });
});

describe('a group whose answer was lost', () => {
  const lostOnce = () => {
    let posts = 0;
    return faults.lost(DIRECT_ORDER, ({ method }) => method === 'POST' && ++posts === 1);
  };

  it('is the same one when it is sent again after a reload', async () => {
    const world = await makeGroupWorld();
    const id = uuidv7();
    const path = await basePath(world, id);
    const lost = lostOnce();
    const app = await renderApp(path, { api: [lost] });
    await writeNames();
    await press(words.sendAll(2));
    await screen.findByRole('alert');
    reload(app);
    const again = await renderApp(path, { api: [lost] });
    await waitFor(async () => expect((await field(words.firstName)).value).toBe('مریم'));
    await press(words.sendAll(2));
    await isAt(again, `/profile/directorder/group/${id}`);
    expect(await list(world)).toHaveLength(2);
  });

  it('keeps what was sent first, and says so', async () => {
    const world = await makeGroupWorld();
    const app = await renderApp(await basePath(world), { api: [lostOnce()] });
    await writeNames();
    await press(words.sendAll(2));
    await screen.findByRole('alert');
    await write(QTY, '۹');
    await press(words.sendAll(2));
    await atBoard(app);
    await screen.findByText(words.sentBefore);
    const cards = await list(world);
    expect(cards).toHaveLength(2);
    expect((await world.get(cards[0]?.id ?? '')).lines).toMatchObject([{ qty: '7' }]);
  });
});

describe('a supplier', () => {
  it('is asked for anything from its page', async () => {
    const world = await makeGroupWorld();
    const { id, slug } = world.offers.other.supplier;
    const app = await renderApp(`/supplier/${id}/${slug}`);
    await follow('درخواست قیمت');
    await isAt(app, /^\/profile\/directorder\/edit\//);
    await screen.findByText(THIRD);
    await write(words.freeText, 'تعمیر گیربکس');
    await writeNames();
    await press(words.send);
    await isAt(app, /^\/profile\/directorderinfo\//);
    const [card, ...more] = await list(world);
    expect([card?.supplier.id, card?.lines, more]).toEqual([id, ['تعمیر گیربکس'], []]);
  });
});

describe('the parts list', () => {
  it('is asked of the suppliers of its rows, two taps away', async () => {
    const world = await makeGroupWorld();
    const parts = await Promise.all(
      [world.offers.first, world.offers.other].map(async ({ id }) =>
        newLine({ quantity: 4, offer: toLineOffer(await productOf(id), Date.now()) }),
      ),
    );
    await deviceParts.change(() => [...parts, newLine({ quantity: 2, text: 'پیچ M8' })]);
    const app = await renderApp('/products/parts-list');
    await follow('درخواست قیمت از تأمین‌کننده‌ها');
    await isAt(app, /^\/profile\/directorder\/edit\//);
    await writeNames();
    await press(words.sendAll(2));
    await atBoard(app);
    const cards = await list(world);
    const lines = Object.fromEntries(cards.map((card) => [card.supplier.name, card.lines]));
    // Each is asked for its own offer, and by a name for what it does not offer.
    expect(lines).toEqual({
      [FIRST]: [TITLES.first, 'گریس نسوز', 'پیچ M8'],
      [THIRD]: [BASE_TITLE, TITLES.other, 'پیچ M8'],
    });
  });

  it('of more suppliers and lines than a request takes is cut, and the others may be chosen', () => {
    const parts = Array.from({ length: 120 }, (_, at): PartsLine => {
      const supplier = { id: `supplier-${at % 12}`, name: `تأمین‌کنندهٔ ${at % 12}`, slug: '' };
      return newLine({
        quantity: 1,
        offer: { id: `offer-${at}`, title: 'پمپ', supplier, saleUnit: { id: 'EACH', nameFa: 'عدد' } } as never,
      });
    });
    const start = startOfParts(parts, uuidv7());
    const draft = draftOfStart(start, { firstName: '', lastName: '', companyName: '' });
    expect([start.isCut, start.candidates.length, draft.suppliers?.length, draft.lines.length]).toEqual([
      true,
      12,
      10,
      100,
    ]);
    expect(new Set(draft.lines.map(({ lineId }) => lineId)).size).toBe(100);
  });
});

describe('«دوباره همین»', () => {
  it('writes the same request on the device and sends nothing before a press', async () => {
    const world = await makeGroupWorld();
    const { requests } = await world.send();
    const [earlier] = requests;
    const app = await renderApp(`/profile/directorderinfo/${earlier.id}`);
    await follow(requestTexts.again);
    await isAt(app, /^\/profile\/directorder\/edit\//);
    expect(await screen.findAllByRole('textbox', { name: QTY })).toHaveLength(2);
    expect(await list(world)).toHaveLength(3);
    await writeNames();
    await press(words.send);
    await isAt(app, /^\/profile\/directorderinfo\//);
    const cards = await list(world);
    const made = cards.find(({ id }) => requests.every((one) => one.id !== id));
    expect(cards).toHaveLength(4);
    const { lines, group, supplier } = await world.get(made?.id ?? '');
    expect([supplier.id, group]).toEqual([earlier.supplier.id, null]);
    expect(lines.map((line) => [line.offer?.id, line.freeText, line.qty])).toEqual(
      earlier.lines.map((line) => [line.offer?.id, line.freeText, line.qty]),
    );
    expect(lines.some(({ lineId }) => earlier.lines.some((line) => line.lineId === lineId))).toBe(false);
  });
});
