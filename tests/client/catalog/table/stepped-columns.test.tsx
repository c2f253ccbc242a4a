import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CategoryTree } from '../../../../src/contract/catalog/category.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../../factories/catalog.ts';
import { readFromServer, renderApp, serveCatalog } from '../../render-app.tsx';
import { stubDialog } from '../../shell/stub-dialog.ts';

const ROWS = 30;
const NARROW_PX = 560;

const catalog = newCatalog();
const number = { dataType: 'number', quantityId: 'Length', defaultUnitId: 'MilliM', isKey: true } as const;
const bearings = buildCategory(catalog, {
  name: 'بلبرینگ',
  properties: [
    { key: 'bore', name: 'قطر داخلی', ...number },
    { key: 'outside', name: 'قطر خارجی', ...number },
    { key: 'width', name: 'پهنا', ...number },
    { key: 'cage', name: 'قفسه', dataType: 'text', isKey: true },
  ],
});
const maker = buildSupplier(catalog, { name: 'سازنده' });
for (let at = 1; at <= ROWS; at++) {
  const { key } = buildBaseProduct(catalog, {
    categoryKey: bearings.key,
    title: `بلبرینگ ${100 + at}`,
    partNumbers: [`B-${100 + at}`],
    properties: [
      // The same on the first page only.
      { propertyKey: 'bore', value: at < ROWS ? 25 : 30, unitId: 'MilliM' },
      { propertyKey: 'outside', value: 40 + at, unitId: 'MilliM' },
      { propertyKey: 'width', value: 15, unitId: 'MilliM' },
      { propertyKey: 'cage', text: `نوع ${at}` },
    ],
  });
  buildOffer(catalog, { baseProductKey: key, supplierKey: maker.key });
}
serveCatalog(catalog);
stubDialog();

const { clientWidth } = Object.getOwnPropertyDescriptors(Element.prototype);
afterEach(() => {
  if (clientWidth) Object.defineProperty(Element.prototype, 'clientWidth', clientWidth);
});

async function openList() {
  const [root] = await readFromServer<CategoryTree[]>('/categories/menu?categoryTypes=Product');
  const found = root?.subcategories.find((one) => one.name === 'بلبرینگ');
  return renderApp(`/products/category/${found?.id}/${found?.slug}`);
}

/** What a layout would say of the list. */
function setWidth(width: number) {
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => width });
}

const table = () => screen.findByRole('table');
const line = async () => (await table()).closest('section')?.previousElementSibling;
/** The parts of the line with the room below which each is told. */
const told = async () =>
  [...((await line())?.children ?? [])].map((part) => ({
    text: part.textContent?.replaceAll(/[\u200e\u2066-\u2069]/g, ''),
    room: roomOf(part),
  }));
const roomOf = (element: Element | null | undefined) => Number(/room(\d+)/.exec(element?.className ?? '')?.[1]);
const roomOfColumn = async (name: RegExp) =>
  roomOf(within(await table()).getByRole('columnheader', { name, hidden: true }));

describe('the columns of a list without room for all', () => {
  it('step back in an order that starts with those of one value', async () => {
    await openList();
    const [bore, outside, width, cage] = [
      await roomOfColumn(/قطر داخلی/),
      await roomOfColumn(/قطر خارجی/),
      await roomOfColumn(/پهنا/),
      await roomOfColumn(/قفسه/),
    ] as [number, number, number, number];
    expect([outside, cage, bore, width]).toEqual([outside, cage, bore, width].sort((a, b) => a - b));
    expect(outside).toBeGreaterThan(0);
    expect(await roomOfColumn(/قیمت/)).toBeNaN();
    expect(await roomOfColumn(/موجودی/)).toBeNaN();
    expect(await roomOfColumn(/تحویل/)).toBeNaN();
  });

  it('are told above the table, each where the table hides it', async () => {
    await openList();
    const parts = await told();
    expect(parts.map(({ text }) => text)).toEqual(['قطر داخلی: ۲۵ mm', 'پهنا: ۱۵ mm', 'جا نشد:', 'قطر خارجی،', 'قفسه']);
    expect(parts.map(({ room }) => room)).toEqual([
      await roomOfColumn(/قطر داخلی/),
      await roomOfColumn(/پهنا/),
      await roomOfColumn(/قفسه/),
      await roomOfColumn(/قطر خارجی/),
      await roomOfColumn(/قفسه/),
    ]);
  });

  it('stay where they are when other values load, and no wrong value is told', async () => {
    await openList();
    const before = await roomOfColumn(/قطر داخلی/);
    fireEvent.click(await screen.findByRole('button', { name: /نمایش بیشتر/ }));
    await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(ROWS + 1));
    expect(await roomOfColumn(/قطر داخلی/)).toBe(before);
    expect((await told()).map(({ text }) => text)).toEqual([
      'پهنا: ۱۵ mm',
      'جا نشد:',
      'قطر خارجی،',
      'قفسه،',
      'قطر داخلی',
    ]);
  });

  it('come back for good when the reader chooses them', async () => {
    setWidth(NARROW_PX);
    await openList();
    fireEvent.click(await screen.findByRole('button', { name: 'ستون‌ها و خروجی جدول' }));
    const menu = within(await screen.findByRole('dialog', { name: 'ستون‌ها و خروجی جدول' }));
    const cage = () => menu.getByRole<HTMLInputElement>('checkbox', { name: 'قفسه' });
    expect(cage().checked).toBe(false);
    fireEvent.click(cage());
    await waitFor(() => expect(cage().checked).toBe(true));
    expect(await roomOfColumn(/قفسه/)).toBeNaN();
    expect((await told()).map(({ text }) => text)).not.toContain('قفسه');
    fireEvent.click(cage());
    await waitFor(async () =>
      expect(within(await table()).queryByRole('columnheader', { name: /قفسه/, hidden: true })).toBeNull(),
    );
    expect((await told()).map(({ text }) => text)).not.toContain('قفسه');
  });
});
