import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importTexts as words } from '../../../src/client/features/imports/imports-texts.ts';
import { sellingTexts } from '../../../src/client/parts/selling/selling-texts.ts';
import type { OwnOffer } from '../../../src/contract/catalog/own-offer.ts';
import type { OwnMerchant } from '../../../src/contract/merchants/merchant.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { SuppliersPage } from '../../../src/contract/suppliers/supplier.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { installNodeFiles } from '../node-files.ts';
import { readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';

const OPERATOR = '09350000031';
const LONG = { timeout: 15_000 };
const FILE = 'شماره فنی,شرح,قیمت (تومان)\n6201 2rs,بلبرینگ,500000\n6202-2RS,بلبرینگ,110000\n9999,بلبرینگ,1\n';

const catalog = newCatalog();
const categoryKey = buildCategory(catalog, { name: 'بلبرینگ' }).key;
const supplierKey = buildSupplier(catalog, { name: 'یاتاقان شرق' }).key;
for (const number of [6201, 6202]) {
  const base = buildBaseProduct(catalog, { categoryKey, title: `بلبرینگ ${number}`, partNumbers: [`${number}-2RS`] });
  buildOffer(catalog, { baseProductKey: base.key, supplierKey, prices: [{ minQty: 1, amountRial: 1_000_000 }] });
}

await installNodeFiles();
fakeLocks();
stubDialog();
serveCatalog(catalog, { hasPlaces: true, operators: [getMobile(OPERATOR)], runsJobs: true });

type Headers = { authorization: string };

/** A confirmed merchant that is the supplier; returns the id of the supplier. */
async function ownSupplier(headers: Headers, operator: Headers): Promise<string> {
  const call = <Answer,>(method: string, path: string, sent?: object, as = headers) =>
    readFromServer<Answer>(path, {
      method,
      headers: { 'content-type': 'application/json', ...as },
      ...(sent && { body: JSON.stringify(sent) }),
    });
  const supplierId = (await readFromServer<SuppliersPage>('/suppliers')).items[0]?.id ?? '';
  const body = {
    clientId: uuidv7(),
    name: 'فروشگاه من',
    kind: 'company',
    phones: ['021-88776655'],
    cityId: 'IR-c1576',
  };
  const { id } = await call<OwnMerchant>('POST', '/merchants', body);
  await call('POST', `/merchants/${id}/submit`);
  await call('POST', `/merchants/${id}/confirm`, undefined, operator);
  await call('PUT', `/merchants/${id}/supplier`, { supplierId }, operator);
  return supplierId;
}

it('leads a supplier from its own list to a trial, the import and back', async () => {
  const operator = await signInDevice(OPERATOR);
  const headers = await signInDevice('09354450031');
  const supplierId = await ownSupplier(headers, operator);
  const priceOf = async (part: string) => {
    const { items } = await readFromServer<Page<OwnOffer>>(`/ownoffers?supplierId=${supplierId}&q=${part}`, {
      headers,
    });
    return items[0]?.prices[0]?.amountRial;
  };
  await renderApp(`/profile/suppliers/${supplierId}`);
  fireEvent.click(await screen.findByRole('link', { name: sellingTexts.sheet.ownList }, LONG));
  await screen.findByText(words.scopes.offers.none, {}, LONG);
  fireEvent.change(screen.getByLabelText(words.file, { selector: 'input' }), {
    target: { files: [new File([FILE], 'list.csv')] },
  });
  const part = await screen.findByRole('combobox', { name: words.columns.target('شماره فنی (A)') }, LONG);
  expect(part).toHaveProperty('value', 'partNumber');
  const choices = within(part)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(choices).toContain(words.columns.targets.price);
  expect(choices).not.toContain(words.columns.targets.category);
  expect(screen.queryByRole('textbox', { name: words.plan.supplier })).toBeNull();
  expect(screen.getByRole('combobox', { name: words.plan.currency })).toHaveProperty('value', 'IRT');

  fireEvent.click(screen.getByRole('button', { name: words.check.check }));
  await screen.findByRole('heading', { name: words.check.heading }, LONG);
  expect(screen.getByText(words.counts({ fresh: 0, changed: 2, unchanged: 0, refused: 1 }))).toBeTruthy();
  expect(screen.getByText(words.check.jumps(1))).toBeTruthy();
  const [first, second] = screen.getAllByRole('row').slice(1);
  expect(first?.textContent).toContain(sellingTexts.doubts.percent(400));
  expect(first?.textContent).toContain(sellingTexts.doubts.kinds.dearer);
  expect(second?.textContent).toContain(sellingTexts.doubts.percent(10));
  expect(screen.getByText(/سطر ۴.*9999/)).toBeTruthy();
  expect(await priceOf('6201')).toBe(1_000_000);

  fireEvent.click(screen.getByRole('button', { name: words.check.run }));
  fireEvent.click(await screen.findByRole('button', { name: words.undo.open }, LONG));
  expect([await priceOf('6201'), await priceOf('6202')]).toEqual([5_000_000, 1_100_000]);
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByText(words.scopes.offers.undo)).toBeTruthy();
  fireEvent.click(within(sheet).getByRole('button', { name: words.undo.confirm }));
  await screen.findByText(words.undone({ restored: 2, removed: 0, kept: 0, keptItems: [] }), {}, LONG);
  expect([await priceOf('6201'), await priceOf('6202')]).toEqual([1_000_000, 1_000_000]);
});
