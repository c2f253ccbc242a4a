import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { sellingTexts } from '../../../src/client/parts/selling/selling-texts.ts';
import type { OwnOffer } from '../../../src/contract/catalog/own-offer.ts';
import type { Product } from '../../../src/contract/catalog/product.ts';
import type { OwnMerchant } from '../../../src/contract/merchants/merchant.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { SuppliersPage } from '../../../src/contract/suppliers/supplier.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const OPERATOR = '09350000011';
const SECOND_OPERATOR = '09350000012';
const NAME = 'یاتاقان شرق';

const catalog = newCatalog();
const categoryKey = buildCategory(catalog, { name: 'بلبرینگ' }).key;
const supplierKey = buildSupplier(catalog, { name: NAME }).key;
for (let number = 6201; number <= 6205; number += 1) {
  const base = buildBaseProduct(catalog, { categoryKey, title: `بلبرینگ ${number}`, partNumbers: [`${number}-2RS`] });
  buildOffer(catalog, { baseProductKey: base.key, supplierKey });
}

fakeLocks();
stubDialog();
serveCatalog(catalog, { hasPlaces: true, operators: [OPERATOR, SECOND_OPERATOR].map(getMobile) });

let phones = 0;
let operator: { authorization: string };
let headers: { authorization: string };
let supplierId: string;

const call = <Answer,>(method: string, path: string, sent?: object, as = headers) =>
  readFromServer<Answer>(path, {
    method,
    headers: { 'content-type': 'application/json', ...as },
    ...(sent && { body: JSON.stringify(sent) }),
  });

beforeAll(async () => {
  operator = await signInDevice(OPERATOR);
  supplierId = (await readFromServer<SuppliersPage>('/suppliers')).items[0]?.id ?? '';
});

/** Somebody new, whose merchant an operator has confirmed. */
beforeEach(async () => {
  userInfo.drop();
  const phone = `0935444${String(++phones).padStart(4, '0')}`;
  headers = await signInDevice(phone);
});

async function makeShop(name: string): Promise<OwnMerchant> {
  const body = { clientId: uuidv7(), name, kind: 'company', phones: ['021-88776655'], cityId: 'IR-c1576' };
  const shop = await call<OwnMerchant>('POST', '/merchants', body);
  await call('POST', `/merchants/${shop.id}/submit`);
  return call<OwnMerchant>('POST', `/merchants/${shop.id}/confirm`, undefined, operator);
}

async function ownShop(name: string): Promise<void> {
  const { id } = await makeShop(name);
  await call('PUT', `/merchants/${id}/supplier`, { supplierId }, operator);
}

const stored = async (q: string) =>
  (await call<Page<OwnOffer>>('GET', `/ownoffers?supplierId=${supplierId}&q=${q}`)).items[0] as OwnOffer;

const termsWords = sellingTexts.form;
const form = () => screen.findByRole('dialog');
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const pressInForm = async (name: string) => fireEvent.click(within(await form()).getByRole('button', { name }));
const write = async (name: string | RegExp, value: string) =>
  fireEvent.change(await within(await form()).findByRole('textbox', { name }), { target: { value } });

const offers = () =>
  screen.getAllByRole('rowheader', { name: /^بلبرینگ/ }).map(({ firstChild }) => firstChild?.textContent);

const openOffers = () => renderApp(`/profile/suppliers/${supplierId}`);
const edit = (number: number) => press(new RegExp(`^ویرایش .*${number}`));

describe('/profile/suppliers', () => {
  it('leads to the offers of the supplier that one acts for, and searches them', async () => {
    await ownShop('فروشگاه یک');
    await renderApp('/profile/suppliers');
    fireEvent.click(await screen.findByRole('link', { name: /^پیشنهادهای .*شرق/ }));
    await screen.findByRole('rowheader', { name: /6203/ });
    expect(offers().length).toBe(5);
    const search = await screen.findByRole('searchbox', { name: 'جست‌وجو در پیشنهادها' });
    fireEvent.change(search, { target: { value: '۶۲۰۴' } });
    fireEvent.submit(search);
    await screen.findByText('۱ از ۱ پیشنهاد');
    expect(offers()).toEqual(['بلبرینگ 6204']);
  });

  it('shows no suppliers to who acts for none, and refuses their offers', async () => {
    await makeShop('فروشگاه بی پیوند');
    await renderApp('/profile/suppliers');
    await screen.findByText('فروشگاه بی پیوند');
    expect(screen.queryByText('تأمین‌کنندگان من')).toBeNull();
    await openOffers();
    await screen.findByText('این تأمین‌کننده را حساب شما نمی‌گرداند');
  });
});

describe('the form of an offer', () => {
  it('publishes tiers, stock, lead time and the end of the price', async () => {
    await ownShop('فروشگاه دو');
    await openOffers();
    await edit(6201);
    fireEvent.click(within(await form()).getByRole('radio', { name: 'پله‌ای' }));
    await write('حداقل سفارش', '۱۰');
    expect(within(await form()).getByRole<HTMLInputElement>('textbox', { name: /^پلهٔ ۱: از/ }).value).toBe('۱۰');
    await write(/^پلهٔ ۱: قیمت/, '۱٬۲۵۰٬۰۰۰');
    await pressInForm('افزودن پله');
    await write(/^پلهٔ ۲: از/, '100');
    await write(/^پلهٔ ۲: قیمت/, '1180000');
    await write(/^زمان تحویل/, '۳');
    fireEvent.change(within(await form()).getByRole('combobox', { name: 'موجودی' }), { target: { value: 'limited' } });
    fireEvent.click(within(await form()).getByRole('checkbox', { name: 'قیمت پایان اعتبار دارد' }));
    const day = { روز: '29', ماه: '12', سال: '1405' };
    for (const [name, value] of Object.entries(day))
      fireEvent.change(within(await form()).getByRole('combobox', { name }), { target: { value } });
    await pressInForm(termsWords.save);
    await screen.findByText(termsWords.saved);
    const terms = {
      priceType: 'tiered',
      prices: [
        { minQty: 10, amountRial: 1_250_000 },
        { minQty: 100, amountRial: 1_180_000 },
      ],
      moq: 10,
      leadTimeDays: 3,
      stockState: 'limited',
      priceValidUntil: '2027-03-20',
    };
    const { id } = await stored('6201');
    expect(await readFromServer<Product>(`/supplierproducts/${id}/catalog`)).toMatchObject(terms);
  });

  it('says which field is wrong, by itself and by the server, and keeps what is written', async () => {
    await ownShop('فروشگاه سه');
    await openOffers();
    await edit(6202);
    await write(/^زمان تحویل/, 'فردا');
    await pressInForm(termsWords.save);
    await within(await form()).findByText(termsWords.number);
    await write(/^زمان تحویل/, '2');
    await write('از چند عدد', '5');
    await write('حداقل سفارش', '10');
    await pressInForm(termsWords.save);
    await within(await form()).findAllByText(/پلهٔ قیمت زیر حداقل سفارش است/);
    const from = within(await form()).getByRole<HTMLInputElement>('textbox', { name: 'از چند عدد' });
    expect([from.value, from.getAttribute('aria-invalid')]).toEqual(['5', 'true']);
    expect((await stored('6202')).version).toBe(1);
  });

  it('keeps what is written when the offer has changed elsewhere, and overwrites it only when told to', async () => {
    await ownShop('فروشگاه چهار');
    await openOffers();
    await edit(6205);
    const { id, version, priceType, prices, ...rest } = await stored('6205');
    const { vatIncluded, priceValidUntil, moq, stockState } = rest;
    const terms = { priceType, prices, vatIncluded, priceValidUntil, moq, stockState, leadTimeDays: 30 };
    await readFromServer(`/ownoffers/${id}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${version}"` },
      body: JSON.stringify(terms),
    });
    await write(/^زمان تحویل/, '7');
    await pressInForm(termsWords.save);
    await within(await form()).findByText(termsWords.changedElsewhere);
    expect(within(await form()).getByRole<HTMLInputElement>('textbox', { name: /^زمان تحویل/ }).value).toBe('7');
    expect((await stored('6205')).leadTimeDays).toBe(30);
    await screen.findByRole('cell', { name: '۳۰ روز' });
    await pressInForm(termsWords.save);
    await screen.findByText(termsWords.saved);
    expect((await stored('6205')).leadTimeDays).toBe(7);
  });
});

describe('a file of offers', () => {
  const { sheet: words } = sellingTexts;

  // Node's fetch sends forms and files of its own kind only.
  beforeAll(async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const nodeForm = await new Response('', { headers }).formData();
    vi.stubGlobal('FormData', nodeForm.constructor);
    vi.stubGlobal('File', NodeFile);
  });
  afterAll(() => vi.unstubAllGlobals());

  const upload = async (text: string) => {
    const input = await screen.findByLabelText(words.file);
    fireEvent.change(input, { target: { files: [new File([text], 'offers.csv', { type: 'text/csv' })] } });
  };

  it('is shown line by line before it changes anything, then changes what is right', async () => {
    await ownShop('فروشگاه شش');
    const [third, fourth] = [await stored('6203'), await stored('6204')];
    await openOffers();
    await upload(`شناسه,زمان تحویل (روز)\n${third.id},۱۲\n${fourth.id},زود\n`);
    const shown = within(await form());
    await shown.findByText(words.counts(2, 1, 0, 1));
    expect(within(shown.getByRole('list', { name: words.changes })).getByText(/زمان تحویل/).textContent).toBe(
      'زمان تحویل: — ۱۲ روز',
    );
    expect(shown.getByRole('list', { name: words.faults }).textContent).toMatch(/سطر ۳.*زمان تحویل.*«زود»/);
    expect((await stored('6203')).leadTimeDays).toBeNull();
    await pressInForm(words.apply(1));
    await screen.findByText(words.applied(1));
    await screen.findByRole('cell', { name: '۱۲ روز' });
    expect([(await stored('6203')).leadTimeDays, (await stored('6204')).leadTimeDays]).toEqual([12, null]);
  });

  it('that cannot be read is refused with a sentence', async () => {
    await ownShop('فروشگاه هفت');
    await openOffers();
    await upload('کالا,قیمت\nیک,دو\n');
    await screen.findByText(/ستون «شناسه» در فایل نیست/);
  });
});

describe('/profile/admin/merchants', () => {
  it('links a confirmed merchant to the supplier whose address is pasted', async () => {
    userInfo.drop();
    await makeShop('فروشگاه پنج');
    headers = await signInDevice(SECOND_OPERATOR);
    await renderApp('/profile/admin/merchants');
    fireEvent.change(await screen.findByRole('combobox', { name: 'وضعیت' }), { target: { value: 'confirmed' } });
    await press(/^پیوند .*فروشگاه پنج/);
    await write('نشانی صفحهٔ تأمین‌کننده', 'https://rasteh.test/about');
    await pressInForm('پیوند بزن');
    await within(await form()).findByText('این نشانیِ صفحهٔ یک تأمین‌کننده نیست.');
    await write('نشانی صفحهٔ تأمین‌کننده', `https://rasteh.test/supplier/${supplierId}/یاتاقان-شرق`);
    await pressInForm('پیوند بزن');
    await screen.findByText('پیوند ذخیره شد.');
    const shops = await call<Page<OwnMerchant>>('GET', '/merchants?scope=all&status=confirmed');
    expect(shops.items.find(({ name }) => name === 'فروشگاه پنج')).toMatchObject({ supplierId });
  });
});
