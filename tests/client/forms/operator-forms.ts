import { screen } from '@testing-library/react';
import { contentEditorTexts } from '../../../src/client/parts/content/content-editor-texts.ts';
import type { ReceivedComment } from '../../../src/contract/content/comment.ts';
import type { OwnPage } from '../../../src/contract/content/own-page.ts';
import type { OwnPageCard } from '../../../src/contract/content/page.ts';
import type { ReceivedFeedback } from '../../../src/contract/feedback/feedback.ts';
import type { OwnMerchant } from '../../../src/contract/merchants/merchant.ts';
import type { Page } from '../../../src/contract/page.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { readFromServer } from '../render-app.tsx';
import { choose, field, press, pressAt, write } from './form-page.ts';
import { call, makeMerchant, signInOperator, supplierId } from './form-people.ts';
import type { FormRow } from './form-row.ts';

const MERCHANTS = '/profile/admin/merchants';
const FEEDBACKS = '/profile/admin/feedbacks';
const COMMENTS = '/profile/admin/comments';
const CONTENTS = '/profile/admin/contents';
const TITLE = new RegExp(`^${contentEditorTexts.fields.title}`);
const LINK = 'نشانی صفحهٔ تأمین‌کننده';

let id: string;
let name: string;

const merchantVersion = async () => {
  const { version, supplierId: linked, statusReason } = await call<OwnMerchant>('GET', `/merchants/${id}`);
  return [version, linked !== null, statusReason];
};

export const operatorForms: readonly FormRow[] = [
  {
    title: 'an answer to feedback',
    path: () => FEEDBACKS,
    call: () => '/feedbacks/*',
    prepare: async () => {
      id = uuidv7();
      await call('POST', '/feedbacks', { body: { clientId: id, type: 'idea', text: 'پاسخ می‌خواهم' } });
      await signInOperator();
    },
    open: async () => {
      await pressAt('پاسخ می‌خواهم', 'پاسخ');
    },
    reopen: async () => {
      await choose('وضعیت', 'پاسخ داده شد');
      await pressAt('پاسخ می‌خواهم', 'اصلاح پاسخ');
    },
    fill: () => write('پاسخ', 'درست شد'),
    typed: ['پاسخ', 'درست شد'],
    save: 'ثبت پاسخ',
    effect: async () => {
      const { items } = await call<Page<ReceivedFeedback>>('GET', '/feedbacks?size=100');
      return items.filter((one) => one.id === id).map(({ answer, version }) => [answer, version]);
    },
    expected: [['درست شد', 2]],
  },
  {
    title: 'the reason why a comment is refused',
    path: () => COMMENTS,
    call: () => '/pagecomments/*',
    prepare: async () => {
      const { items } = await readFromServer<Page<{ id: string }>>('/pages/for-public-site');
      id = uuidv7();
      await call('POST', '/pagecomments', { body: { clientId: id, pageId: items[0]?.id, text: 'تبلیغ فروش' } });
      await signInOperator();
    },
    open: async () => {
      await pressAt('تبلیغ فروش', 'نپذیرفتن');
    },
    reopen: async () => {
      await choose('وضعیت', 'پذیرفته نشد');
      await pressAt('تبلیغ فروش', 'اصلاح دلیل');
    },
    fill: () => write('دلیل', 'تبلیغ است'),
    typed: ['دلیل', 'تبلیغ است'],
    save: 'ثبت',
    effect: async () => {
      const { items } = await call<Page<ReceivedComment>>('GET', '/pagecomments?state=rejected');
      return items.filter((one) => one.id === id).map(({ rejectReason, version }) => [rejectReason, version]);
    },
    expected: [['تبلیغ است', 2]],
  },
  {
    title: 'the supplier of a merchant',
    path: () => MERCHANTS,
    call: () => '/merchants/*',
    prepare: async () => {
      ({ id, name } = await makeMerchant(true));
      await signInOperator();
    },
    open: async () => {
      await choose('وضعیت', 'تأییدشده');
      await press(new RegExp(`^پیوند .*${name}`));
    },
    fill: async () => write(LINK, `https://rasteh.test/supplier/${await supplierId()}/شرق`),
    typed: [LINK, 'https://rasteh.test/supplier/'],
    save: 'پیوند بزن',
    effect: merchantVersion,
    expected: [4, true, null],
  },
  {
    title: 'a new page of contents',
    path: () => CONTENTS,
    call: () => '/ownpages',
    prepare: signInOperator,
    open: async () => void (await screen.findByRole('option', { name: 'آموزش' })),
    fill: () => write('عنوان', 'مطلب یکتا'),
    typed: ['عنوان', 'مطلب یکتا'],
    save: contentEditorTexts.create.add,
    effect: async () => {
      const { items } = await call<Page<OwnPageCard>>('GET', '/ownpages?size=50');
      return items.filter(({ title }) => title === 'مطلب یکتا').length;
    },
    expected: 1,
  },
  {
    title: 'a page of contents',
    path: () => `${CONTENTS}/${id}`,
    call: () => '/ownpages/*',
    prepare: async () => {
      await signInOperator();
      id = uuidv7();
      await call('POST', '/ownpages', { body: { clientId: id, title: 'صفحه', uniqueName: `forms-${id}` } });
    },
    open: async () => void (await field(TITLE)),
    fill: () => write(TITLE, 'صفحهٔ نو'),
    typed: [TITLE, 'صفحهٔ نو'],
    save: contentEditorTexts.save,
    effect: async () => {
      const { draft, version } = await call<OwnPage>('GET', `/ownpages/${id}`);
      return [draft.title, version];
    },
    expected: ['صفحهٔ نو', 2],
  },
];

/** After their effect the merchant has left the list: nobody can press again. */
export const decisions: readonly FormRow[] = [
  {
    title: 'the reason why a merchant is rejected',
    path: () => MERCHANTS,
    call: () => '/merchants/*',
    prepare: async () => {
      ({ id, name } = await makeMerchant());
      await call('POST', `/merchants/${id}/submit`);
      await signInOperator();
    },
    open: () => pressAt(name, 'رد'),
    fill: () => write('دلیل', 'نشانی روشن نیست'),
    typed: ['دلیل', 'نشانی روشن نیست'],
    save: 'رد',
    effect: merchantVersion,
    expected: [3, false, 'نشانی روشن نیست'],
  },
];
