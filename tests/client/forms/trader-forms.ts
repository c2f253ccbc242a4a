import { screen } from '@testing-library/react';
import { ownPageTexts } from '../../../src/client/parts/selling/own-page-texts.ts';
import type { OwnOffer } from '../../../src/contract/catalog/own-offer.ts';
import type { OwnLegalForm } from '../../../src/contract/merchants/legal-form.ts';
import type { OwnMerchant } from '../../../src/contract/merchants/merchant.ts';
import type { MerchantAgent } from '../../../src/contract/merchants/merchant-agent.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { OwnSupplierPage } from '../../../src/contract/suppliers/supplier-page.ts';
import { field, press, write } from './form-page.ts';
import { call, makeMerchant, newPhone, ownShop } from './form-people.ts';
import type { FormRow } from './form-row.ts';

const SUPPLIERS = '/profile/suppliers';
const MERCHANT_NAME = 'نام بازرگانی';
const LEGAL_NAME = 'نام ثبت‌شدهٔ شرکت';
const AGENTS = '/customers/profile/merchant-agents';
const LEAD = /^زمان تحویل/;

let merchant: OwnMerchant;
let supplierId: string;
let phone: string;

const merchants = async () =>
  (await call<Page<OwnMerchant>>('GET', '/merchants')).items.map(({ phones, version }) => [phones, version]);
const agents = async () =>
  (await call<Page<MerchantAgent>>('GET', `${AGENTS}?merchantId=${merchant.id}`)).items.map(({ role, version }) => [
    role,
    version,
  ]);

export const traderForms: readonly FormRow[] = [
  {
    title: 'a new merchant',
    path: () => SUPPLIERS,
    call: () => '/merchants',
    prepare: async () => {
      merchant = await makeMerchant();
    },
    open: () => press('بازرگانی دیگر'),
    fill: async () => {
      await write(MERCHANT_NAME, 'دوم گستر');
      await write('تلفن‌ها', '02188776656');
    },
    typed: [MERCHANT_NAME, 'دوم گستر'],
    save: 'ذخیره',
    effect: async () => (await merchants()).length,
    expected: 2,
  },
  {
    title: 'a merchant',
    path: () => SUPPLIERS,
    call: () => '/merchants/*',
    prepare: async () => {
      merchant = await makeMerchant();
    },
    open: () => press(/^ویرایش «/),
    fill: () => write('تلفن‌ها', '02188776656'),
    typed: ['تلفن‌ها', '02188776656'],
    save: 'ذخیره',
    effect: merchants,
    expected: [[['02188776656'], 2]],
  },
  {
    title: 'conditions of sale',
    path: () => SUPPLIERS,
    call: () => '/merchantsalesetting',
    prepare: async () => {
      merchant = await makeMerchant();
    },
    open: () => press(/^شرایط فروش/),
    fill: () => write('روزهای آماده‌سازی', '9'),
    typed: ['روزهای آماده‌سازی', '9'],
    save: 'ذخیره',
    effect: async () => (await merchants()).map(([, version]) => version),
    expected: [2],
  },
  {
    title: 'a legal form',
    path: () => `${SUPPLIERS}/merchants/${merchant.id}`,
    call: () => `/merchants/${merchant.id}/legal-form`,
    prepare: async () => {
      merchant = await makeMerchant();
    },
    open: async () => void (await field(LEGAL_NAME)),
    fill: async () => {
      await write(LEGAL_NAME, 'شرکت دوم');
      await write('شناسهٔ ملی', '10380284790');
      await write('نشانی', 'بلوار');
      await write('کد پستی', '1417645817');
    },
    typed: [LEGAL_NAME, 'شرکت دوم'],
    save: 'ذخیره',
    effect: async () => {
      const { form, version } = await call<OwnLegalForm>('GET', `/merchants/${merchant.id}/legal-form`);
      return [form?.legalName, version];
    },
    expected: ['شرکت دوم', 1],
  },
  {
    title: 'a new agent',
    path: () => SUPPLIERS,
    call: () => AGENTS,
    prepare: async () => {
      merchant = await makeMerchant(true);
      phone = newPhone();
    },
    open: async () => {
      await press(/^نمایندگان/);
      await press('دعوت نماینده');
    },
    fill: async () => {
      await write('شمارهٔ موبایل', phone);
      await write('سمت', 'کارشناس خرید');
    },
    typed: ['سمت', 'کارشناس خرید'],
    save: 'فرستادن دعوت',
    effect: agents,
    expected: [['کارشناس خرید', 1]],
  },
  {
    title: 'an agent',
    path: () => SUPPLIERS,
    call: () => AGENTS,
    prepare: async () => {
      merchant = await makeMerchant(true);
      const body = { merchantId: merchant.id, phone: newPhone(), role: 'فروش', permissions: [], validTo: null };
      await call('POST', AGENTS, { body });
    },
    open: async () => {
      await press(/^نمایندگان/);
      await press(/^تغییر اجازه‌های/);
    },
    fill: () => write('سمت', 'مدیر فروش'),
    typed: ['سمت', 'مدیر فروش'],
    save: 'ذخیره',
    effect: agents,
    expected: [['مدیر فروش', 2]],
  },
  {
    title: 'an offer',
    path: () => `/profile/suppliers/${supplierId}`,
    call: () => '/ownoffers/*',
    prepare: async () => {
      supplierId = await ownShop();
    },
    open: () => press(/^ویرایش .*6201/),
    fill: () => write(LEAD, '7'),
    typed: [LEAD, '7'],
    save: 'ذخیره و انتشار',
    effect: async () => {
      const { items } = await call<Page<OwnOffer>>('GET', `/ownoffers?supplierId=${supplierId}&q=6201`);
      return items.map(({ leadTimeDays, version }) => [leadTimeDays, version]);
    },
    expected: [[7, 2]],
  },
  {
    title: 'the page of a supplier',
    path: () => `/profile/suppliers/${supplierId}/page`,
    call: () => `/ownsuppliers/*`,
    prepare: async () => {
      supplierId = await ownShop();
    },
    open: async () => void (await field(ownPageTexts.about)),
    fill: () => write(ownPageTexts.about, 'از سال ۱۳۷۰'),
    typed: [ownPageTexts.about, 'از سال ۱۳۷۰'],
    save: ownPageTexts.save,
    effect: async () => {
      await screen.findByText(ownPageTexts.states.unpublished);
      const { draft, version } = await call<OwnSupplierPage>('GET', `/ownsuppliers/${supplierId}/page`);
      return [draft.about, version];
    },
    expected: ['از سال ۱۳۷۰', 1],
  },
];
