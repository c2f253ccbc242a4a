import { File as NodeFile } from 'node:buffer';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { ownPageTexts as words } from '../../../src/client/parts/selling/own-page-texts.ts';
import { supplierPageTexts } from '../../../src/client/parts/suppliers/supplier-page-texts.ts';
import type { OwnMerchant } from '../../../src/contract/merchants/merchant.ts';
import type { Supplier, SuppliersPage } from '../../../src/contract/suppliers/supplier.ts';
import type { OwnSupplierPage, SupplierPageContent } from '../../../src/contract/suppliers/supplier-page.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const OPERATOR = '09350000021';
const SCRIPT = '<script>alert(1)</script>';
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const names = ['الف', 'ب', 'پ', 'ت', 'ث', 'ج', 'چ'].map((letter) => `یاتاقان ${letter}`);

const catalog = newCatalog();
for (const name of names)
  buildSupplier(catalog, {
    name,
    about: 'متن فایل',
    sections: [{ key: 'quality', title: 'کیفیت', body: 'متن کیفیت' }],
    contacts: [{ type: 'phone', value: '02155001100' }],
  });

fakeLocks();
stubDialog();
serveCatalog(catalog, { hasPlaces: true, operators: [getMobile(OPERATOR)] });

/** Node's fetch sends forms and files of its own kind only. */
let nodeForm: FormData;
let operator: { authorization: string };
let headers: { authorization: string };
let supplierId: string;
let phones = 0;

const call = <Answer,>(method: string, path: string, sent?: object, more: object = headers) =>
  readFromServer<Answer>(path, {
    method,
    headers: { 'content-type': 'application/json', ...more },
    ...(sent && { body: JSON.stringify(sent) }),
  });

beforeAll(async () => {
  operator = await signInDevice(OPERATOR);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  nodeForm = await new Response('', { headers }).formData();
});

/** Somebody new, who acts for a supplier that nobody has written about. */
beforeEach(async () => {
  userInfo.drop();
  localStorage.clear();
  headers = await signInDevice(`0935445${String(++phones).padStart(4, '0')}`);
  const name = names[phones - 1] ?? '';
  const { items } = await readFromServer<SuppliersPage>(`/suppliers?q=${encodeURIComponent(name)}`);
  supplierId = items.find((one) => one.name === name)?.id ?? '';
  const body = { clientId: uuidv7(), name: `فروشگاه ${name}`, kind: 'company', phones: ['021-88776655'] };
  const { id } = await call<OwnMerchant>('POST', '/merchants', { ...body, cityId: 'IR-c1576' });
  await call('POST', `/merchants/${id}/submit`);
  await call('POST', `/merchants/${id}/confirm`, undefined, operator);
  await call('PUT', `/merchants/${id}/supplier`, { supplierId }, operator);
});

const openPage = () => renderApp(`/profile/suppliers/${supplierId}/page`);
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string | RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const own = () => call<OwnSupplierPage>('GET', `/ownsuppliers/${supplierId}/page`);
const shown = () => readFromServer<Supplier>(`/suppliers/${supplierId}`);

const saveElsewhere = async (more: Partial<SupplierPageContent>) => {
  const { version, draft } = await own();
  const seen = { ...headers, 'if-match': `"${version}"` };
  return call<OwnSupplierPage>('PUT', `/ownsuppliers/${supplierId}/page`, { ...draft, ...more }, seen);
};

describe('/profile/suppliers/{id}/page', () => {
  it('is found beside the offers, shows what is written before anybody else sees it, and publishes it', async () => {
    await renderApp('/profile/suppliers');
    fireEvent.click(await screen.findByRole('link', { name: /^ویرایش صفحهٔ/ }));
    expect((await field(words.about)).value).toBe('متن فایل');
    await write(words.about, `از سال ۱۳۷۰ ${SCRIPT}`);
    await press(words.sections.add);
    const second = within(screen.getByRole('group', { name: words.sections.name(2) }));
    fireEvent.change(second.getByRole('textbox', { name: words.sections.title }), { target: { value: SCRIPT } });
    fireEvent.change(second.getByRole('textbox', { name: words.sections.body }), { target: { value: 'با باربری' } });
    await press(words.sections.up(2));
    await press(words.contacts.add);
    await write(words.contacts.value(2), '۰۹۱۲ ۱۲۳ ۴۵۶۷');
    await choose(words.tabs.preview);
    await screen.findByText(words.previewHint);
    await screen.findByText(`از سال ۱۳۷۰ ${SCRIPT}`);
    expect(screen.getAllByText(SCRIPT)).toHaveLength(1);
    expect(document.querySelector('section script')).toBeNull();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    expect((await shown()).about).toBe('متن فایل');
    await press(words.publish);
    await screen.findByText(words.published);
    expect(await shown()).toMatchObject({
      about: `از سال ۱۳۷۰ ${SCRIPT}`,
      sections: [{ title: SCRIPT, body: 'با باربری' }, { key: 'quality' }],
      contacts: [{ type: 'phone' }, { type: 'phone', value: '۰۹۱۲ ۱۲۳ ۴۵۶۷' }],
    });
    await screen.findByText(words.states.same);
  });

  it('keeps a draft for oneself, and what is typed also over a reload', async () => {
    const first = await openPage();
    await write(words.about, 'پیش‌نویس');
    await press(words.save);
    await screen.findByText(words.saved);
    await screen.findByText(words.states.unpublished);
    expect([(await own()).draft.about, (await shown()).about]).toEqual(['پیش‌نویس', 'متن فایل']);
    await write(words.about, 'نیمه‌کاره');
    first.unmount();
    await openPage();
    await waitFor(async () => expect((await field(words.about)).value).toBe('نیمه‌کاره'));
    await screen.findByText(words.states.typed);
    expect((await own()).draft.about).toBe('پیش‌نویس');
  });

  it('says at the field what is wrong, in Persian, and keeps what is written', async () => {
    await openPage();
    await write(words.contacts.value(1), 'تماس بگیرید');
    await write(words.about, 'آ'.repeat(4001));
    await press(words.save);
    await screen.findByText('شمارهٔ تلفن درست نیست؛ با کد شهر و تنها با رقم بنویسید.');
    await screen.findByText('بیش از ۴٬۰۰۰ نویسه پذیرفته نیست.');
    const value = await field(words.contacts.value(1));
    expect([value.value, value.getAttribute('aria-invalid')]).toEqual(['تماس بگیرید', 'true']);
    expect((await own()).version).toBe(0);
  });

  it('shows both versions where somebody has saved meanwhile, and lets one choose', async () => {
    await openPage();
    await write(words.about, 'متن من');
    await saveElsewhere({ about: 'متن همکار' });
    await press(words.save);
    const conflict = within(await screen.findByRole('alert', { name: words.conflict.heading }));
    conflict.getByText('متن همکار');
    expect((await field(words.about)).value).toBe('متن من');
    expect((await own()).draft.about).toBe('متن همکار');
    fireEvent.click(conflict.getByRole('button', { name: words.conflict.keepMine }));
    await press(words.save);
    await screen.findByText(words.saved);
    expect((await own()).draft.about).toBe('متن من');

    await write(words.about, 'متن دیگر من');
    await saveElsewhere({ about: 'متن تازهٔ همکار' });
    await press(words.publish);
    await press(words.conflict.takeTheirs);
    expect((await field(words.about)).value).toBe('متن تازهٔ همکار');
    expect((await shown()).about).toBe('متن فایل');
  });

  it('takes a licence with its days in the Jalali calendar', async () => {
    await openPage();
    await press(words.licences.add);
    const licence = within(screen.getByRole('group', { name: words.licences.name(1) }));
    fireEvent.change(licence.getByRole('textbox', { name: words.licences.type }), { target: { value: 'پروانه' } });
    fireEvent.change(licence.getByRole('textbox', { name: words.licences.no }), { target: { value: '۱۱۷/۴۸' } });
    const day = { from: { روز: '1', ماه: '1', سال: '1403' }, to: { روز: '31', ماه: '12', سال: '1407' } };
    const set = (name: 'from' | 'to', parts: Record<string, string>) => {
      const group = within(licence.getByRole('group', { name: words.licences[name] }));
      for (const [part, value] of Object.entries(parts))
        fireEvent.change(group.getByRole('combobox', { name: part }), { target: { value } });
    };
    set('from', day.from);
    set('to', day.to);
    await press(words.publish);
    await screen.findByText(words.licences.noSuchDay);
    set('to', { روز: '29' });
    await press(words.publish);
    await screen.findByText(words.published);
    expect((await shown()).licences).toEqual([{ type: 'پروانه', no: '۱۱۷/۴۸', from: '2024-03-20', to: '2029-03-19' }]);
  });

  it('takes the scan of a licence, and links to it for everybody once it is published', async () => {
    vi.stubGlobal('FormData', nodeForm.constructor);
    vi.stubGlobal('File', NodeFile);
    await saveElsewhere({ licences: [{ type: 'پروانه', no: '۱', from: '2024-03-20', to: '2029-03-19' }] });
    await openPage();
    const choose = async (content: BlobPart) => {
      const file = new File([content], 'پروانه.pdf', { type: 'application/pdf' });
      fireEvent.change(await screen.findByLabelText(words.licences.file.of(1)), { target: { files: [file] } });
    };
    await choose('بدون امضای PDF');
    await screen.findByText(/این نوع فایل پذیرفته نیست/);
    await choose(PDF);
    await screen.findByText(words.licences.file.attached);
    await write(words.licences.issuer, 'وزارت صمت');
    fireEvent.click(screen.getByRole('radio', { name: words.tabs.preview }));
    await screen.findByText(supplierPageTexts.licenceFile);
    expect(screen.queryByRole('link', { name: supplierPageTexts.licenceFile })).toBeNull();
    await press(words.publish);
    await screen.findByText(words.published);
    const [licence] = (await shown()).licences;
    expect(licence).toMatchObject({ type: 'پروانه', issuer: 'وزارت صمت' });
    const { slug } = await shown();
    cleanup();
    await renderApp(`/supplier/${supplierId}/${slug}`);
    const link = await screen.findByRole('link', { name: supplierPageTexts.licenceFile });
    expect(link.getAttribute('href')).toMatch(
      new RegExp(`/suppliers/${supplierId}/licence-file\\?fileId=${licence?.fileId}$`),
    );
    vi.unstubAllGlobals();
  });

  it('is not shown to who does not act for the supplier', async () => {
    userInfo.drop();
    await signInDevice('09354469999');
    await openPage();
    await screen.findByText('این تأمین‌کننده را حساب شما نمی‌گرداند');
  });
});
