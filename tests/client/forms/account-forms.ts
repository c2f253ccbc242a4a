import { vi } from 'vitest';
import { readUserInfo } from '../../../src/client/data/session/user-info.ts';
import { walletTexts } from '../../../src/client/features/wallet/wallet-texts.ts';
import { bank } from '../../../src/client/parts/wallet/bank.ts';
import type { LegalAddress } from '../../../src/contract/account/legal-address.ts';
import type { Profile } from '../../../src/contract/account/profile.ts';
import type { DeliveryAddress } from '../../../src/contract/delivery/delivery-address.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { WalletTransaction } from '../../../src/contract/wallet/wallet.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { decideAtBank } from '../render-app.tsx';
import { choose, field, press, write } from './form-page.ts';
import { call } from './form-people.ts';
import type { FormRow } from './form-row.ts';

const TITLE = 'نام این نشانی';
const postal = { title: 'انبار', countryId: 'IR', stateId: 'IR-23', street: 'بلوار', postalCode: '8916784395' };
const delivery = { ...postal, cityId: 'IR-c1576', receiverName: 'مریم', receiverPhone: '09121234567' };
const legalCall = () => `/persons/${readUserInfo()?.sub}/addresses`;

async function fillPlace(): Promise<void> {
  await write(TITLE, 'انبار');
  await choose('استان', 'یزد');
  await choose('شهر', 'یزد');
  await write('خیابان، کوچه و نشانی دقیق', 'بلوار دانشجو');
  await write('کد پستی', '۸۹۱۶۷۸۴۳۹۵');
}

const addresses = async () =>
  (await call<Page<DeliveryAddress>>('GET', '/deliveryaddresses')).items.map(({ title, version }) => [title, version]);
const legal = async () =>
  (await call<Page<LegalAddress>>('GET', legalCall())).items.map(({ title, version }) => [title, version]);

export const accountForms: readonly FormRow[] = [
  {
    title: 'a charge of the wallet',
    path: () => '/profile/wallet',
    call: () => '/wallettransactions/charge',
    prepare: async () => {
      vi.spyOn(bank, 'go').mockImplementation(() => {});
    },
    open: () => press(walletTexts.charge.open),
    fill: () => write(walletTexts.charge.amount, '۲۵۰۰۰۰۰'),
    typed: [walletTexts.charge.amount, '۲٬۵۰۰٬۰۰۰'],
    save: walletTexts.charge.save,
    effect: async () => {
      await decideAtBank(String(vi.mocked(bank.go).mock.calls[0]?.[0]), 'pay');
      const { items } = await call<Page<WalletTransaction>>('GET', '/wallettransactions');
      return items.map(({ amountRial }) => amountRial);
    },
    expected: [2_500_000],
  },
  {
    title: 'a new address',
    path: () => '/profile/address',
    call: () => '/deliveryaddresses',
    open: () => press('افزودن نشانی'),
    fill: async () => {
      await fillPlace();
      await write('نام گیرنده', 'مریم احمدی');
      await write('تلفن گیرنده', '۰۹۱۲۱۲۳۴۵۶۷');
    },
    typed: [TITLE, 'انبار'],
    save: 'ذخیره',
    effect: addresses,
    expected: [['انبار', 1]],
  },
  {
    title: 'an address',
    path: () => '/profile/address',
    call: () => '/deliveryaddresses/*',
    prepare: async () => {
      await call('POST', '/deliveryaddresses', { body: { ...delivery, clientId: uuidv7() } });
    },
    open: () => press(/^ویرایش «/),
    fill: () => write(TITLE, 'انبار شمالی'),
    typed: [TITLE, 'انبار شمالی'],
    save: 'ذخیره',
    effect: addresses,
    expected: [['انبار شمالی', 2]],
  },
  {
    title: 'a new legal address',
    path: () => '/profile/address',
    call: legalCall,
    open: () => press('افزودن نشانی حقوقی'),
    fill: fillPlace,
    typed: [TITLE, 'انبار'],
    save: 'ذخیره',
    effect: legal,
    expected: [['انبار', 1]],
  },
  {
    title: 'a legal address',
    path: () => '/profile/address',
    call: legalCall,
    prepare: async () => {
      await call('POST', legalCall(), { body: { ...postal, cityId: 'IR-c1576', clientId: uuidv7() } });
    },
    open: () => press(/^ویرایش «/),
    fill: () => write(TITLE, 'دفتر'),
    typed: [TITLE, 'دفتر'],
    save: 'ذخیره',
    effect: legal,
    expected: [['دفتر', 2]],
  },
  {
    title: 'the profile',
    path: () => '/profile/personal-info',
    call: () => '/customers/profile',
    open: async () => void (await field('نام')),
    fill: () => write('نام', 'مریم'),
    typed: ['نام', 'مریم'],
    save: 'ذخیره',
    effect: async () => {
      const { firstName, version } = await call<Profile>('GET', '/customers/profile');
      return [firstName, version];
    },
    expected: ['مریم', 2],
  },
  {
    title: 'a buyer',
    path: () => '/profile/personal-info',
    call: () => '/buyers',
    open: () => press('ثبت خریدار و گرفتن کد'),
    fill: async () => {
      await write('نام', 'مریم');
      await write('نام خانوادگی', 'رستمی');
    },
    typed: ['نام خانوادگی', 'رستمی'],
    save: 'ثبت',
    effect: async () => undefined,
    expected: undefined,
  },
];
