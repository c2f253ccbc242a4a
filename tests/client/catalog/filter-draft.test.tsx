import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { filterPanelTexts } from '../../../src/client/features/catalog/filters/filter-panel-texts.ts';
import { isAnyFormDirty } from '../../../src/client/offline/drafts/dirty-forms.ts';
import { saveDraft } from '../../../src/client/offline/drafts/drafts.ts';
import * as guardedReload from '../../../src/client/offline/updates/guarded-reload.ts';
import { startUpdates } from '../../../src/client/offline/updates/updates.ts';
import { updateTexts } from '../../../src/client/offline/updates/updates-texts.ts';
import type { CategoryTree } from '../../../src/contract/catalog/category.ts';
import type { PropertyDefinition } from '../../../src/contract/catalog/property.ts';
import { buildBaseProduct, buildCategory, buildOffer } from '../../factories/catalog.ts';
import { readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { stubMatchMedia } from '../shell/stub-match-media.ts';
import { openFilterSheet } from './open-filter-sheet.ts';
import { valveCatalog } from './valve-catalog.ts';

const PUMPS = 'پمپ';
const { key: pumpsKey } = buildCategory(valveCatalog, {
  name: PUMPS,
  properties: [{ key: 'pump-pressure', name: 'فشار', dataType: 'number', quantityId: 'GaugePressure', isKey: true }],
});
const { key: pumpKey } = buildBaseProduct(valveCatalog, {
  categoryKey: pumpsKey,
  properties: [{ propertyKey: 'pump-pressure', value: 10, unitId: 'BAR_G' }],
});
buildOffer(valveCatalog, { baseProductKey: pumpKey });

serveCatalog(valveCatalog);
stubDialog();
stubMatchMedia(390);

vi.mock(import('../../../src/client/offline/updates/latest-build.ts'), () => ({ watchLatestBuild: () => () => {} }));

let valvesPath: string;
let pumpsPath: string;
let properties: PropertyDefinition[];

beforeAll(async () => {
  const [root] = await readFromServer<CategoryTree[]>('/categories/menu?categoryTypes=Product');
  const named = (name: string) => {
    const found = root?.subcategories.find((one) => one.name === name);
    if (!found) throw new Error(`no category ${name}`);
    return found;
  };
  const pathOf = ({ id, slug }: { id: string; slug: string }) => `/products/category/${id}/${slug}`;
  valvesPath = pathOf(named('شیر توپی'));
  pumpsPath = pathOf(named(PUMPS));
  properties = await readFromServer<PropertyDefinition[]>(`/categories/${named('شیر توپی').id}/properties`);
});

type Opened = Awaited<ReturnType<typeof openFilterSheet>>;

const lowest = ({ sheet }: Opened) =>
  within(sheet).getByRole<HTMLInputElement>('textbox', { name: filterPanelTexts.lowestOf('فشار') });
const choose = (opened: Opened, value: string) => fireEvent.change(lowest(opened), { target: { value } });
const press = ({ sheet }: Opened, name: string) => fireEvent.click(within(sheet).getByRole('button', { name }));
const told = ({ sheet }: Opened) => within(sheet).queryByText(filterPanelTexts.restored);

/** Simulates a reload: keeps storage and URL, and nothing of the page. */
async function openAnew(path: string) {
  const view = await renderApp(path);
  return { ...view, opened: await openFilterSheet() };
}

async function expectNothingKept() {
  const { opened } = await openAnew(valvesPath);
  expect(lowest(opened).value).toBe('');
  expect(told(opened)).toBeNull();
}

describe('filters that are being chosen', () => {
  it('are restored after a reload with a note, and can be applied', async () => {
    const before = await openAnew(valvesPath);
    choose(before.opened, '10');
    fireEvent.click(within(before.opened.sheet).getByRole('checkbox', { name: /فولاد/ }));
    expect(told(before.opened)).toBeNull();
    before.unmount();

    const { opened, router } = await openAnew(valvesPath);
    expect(lowest(opened).value).toBe('۱۰');
    expect(within(opened.sheet).getByRole<HTMLInputElement>('checkbox', { name: /فولاد/ }).checked).toBe(true);
    expect(told(opened)).toBeTruthy();
    expect(router.state.location.search.filters).toBeUndefined();
    await waitFor(() => expect(opened.confirm().textContent).toBe('نمایش ۴ کالا'));
    fireEvent.click(opened.confirm());
    await screen.findByRole('button', { name: 'فیلتر، ۲ فعال' });
  });

  it('lose the note once they are edited', async () => {
    const before = await openAnew(valvesPath);
    choose(before.opened, '10');
    before.unmount();
    const { opened } = await openAnew(valvesPath);
    choose(opened, '16');
    expect(told(opened)).toBeNull();
  });

  it("can be discarded: then the sheet shows the list's filters", async () => {
    const link = `${valvesPath}?filters=${properties.find(({ name }) => name === 'فشار')?.id}_6..`;
    const before = await openAnew(link);
    choose(before.opened, '16');
    before.unmount();
    const { opened, unmount } = await openAnew(link);
    expect(lowest(opened).value).toBe('۱۶');
    press(opened, filterPanelTexts.discard);
    expect(lowest(opened).value).toBe('۶');
    expect(told(opened)).toBeNull();
    unmount();
    const after = await openAnew(link);
    expect(lowest(after.opened).value).toBe('۶');
    expect(told(after.opened)).toBeNull();
  });

  it('are deleted once the list uses them', async () => {
    const before = await openAnew(valvesPath);
    choose(before.opened, '10');
    await waitFor(() => expect(before.opened.confirm().textContent).toBe('نمایش ۸ کالا'));
    fireEvent.click(before.opened.confirm());
    await screen.findByRole('button', { name: 'فیلتر، ۱ فعال' });
    expect(isAnyFormDirty()).toBe(false);
    before.unmount();
    await expectNothingKept();
  });

  it('are deleted once all are removed', async () => {
    const before = await openAnew(valvesPath);
    choose(before.opened, '10');
    expect(isAnyFormDirty()).toBe(true);
    press(before.opened, 'پاک کردن همه');
    expect(isAnyFormDirty()).toBe(false);
    before.unmount();
    await expectNothingKept();
  });

  it('belong to their category', async () => {
    const valves = await openAnew(valvesPath);
    choose(valves.opened, '10');
    valves.unmount();
    const pumps = await openAnew(pumpsPath);
    expect(lowest(pumps.opened).value).toBe('');
    choose(pumps.opened, '5');
    pumps.unmount();
    const again = await openAnew(valvesPath);
    expect(lowest(again.opened).value).toBe('۱۰');
  });

  it('are restored as far as the category still has them', async () => {
    const categoryId = valvesPath.split('/')[3];
    const known = `${properties.find(({ name }) => name === 'فشار')?.id}_10..`;
    saveDraft(`filters:${categoryId}/?`, `${known}*00000000-0000-4000-8000-000000000000_1..2*nonsense`);
    const { opened } = await openAnew(valvesPath);
    await waitFor(() => expect(opened.confirm().textContent).toBe('نمایش ۸ کالا'));
    expect(lowest(opened).value).toBe('۱۰');
  });

  it('are ignored if their stored form is invalid', async () => {
    saveDraft(`filters:${valvesPath.split('/')[3]}/?`, { value: 1 });
    const { opened } = await openAnew(valvesPath);
    await waitFor(() => expect(opened.confirm().textContent).toBe('نمایش ۱۰ کالا'));
    expect(told(opened)).toBeNull();
  });
});

describe('a new build that another tab has activated', () => {
  let reload: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    reload = vi.spyOn(guardedReload, 'reloadNow').mockImplementation(() => {});
  });

  const accepted = () => new BroadcastChannel('rasteh-update').postMessage('accepted');

  it('asks before reloading while the sheet is open, and not after it is closed', async () => {
    const { opened } = await openAnew(valvesPath);
    const stop = startUpdates({ ownBuildId: 'test', onNavigation: () => () => {}, onArrival: () => () => {} });
    choose(opened, '10');
    accepted();
    expect(await screen.findByText(updateTexts.unsaved)).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    press(opened, 'بستن');
    accepted();
    await waitFor(() => expect(reload).toHaveBeenCalled());
    stop();
  });
});
