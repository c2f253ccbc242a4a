import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import type { CommentTree, OwnComment } from '../../../src/contract/content/comment.ts';
import type { PageReactions } from '../../../src/contract/content/page.ts';
import type { Page } from '../../../src/contract/page.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { endFaults, faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';

const catalog = newCatalog();
const { key: categoryKey } = buildCategory(catalog, { name: 'پمپ' });
const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'پمپ ۳۲' });
buildOffer(catalog, { baseProductKey });
const OPERATOR = '09350000021';
/** Signs in on the device: a second code would have to wait. */
const DECIDER = '09350000022';
const TITLE = 'خواندن منحنی پمپ';
/** Each test has an article of its own. */
const ARTICLES = 12;

fakeLocks();
stubDialog();
serveCatalog(catalog, { operators: [OPERATOR, DECIDER].map(getMobile), articles: Array(ARTICLES).fill(TITLE) });

let people = 0;
let headers: { authorization: string };
let operator: { authorization: string } | undefined;
let article: { id: string; slug: string };
let stop = () => {};

beforeEach(async () => {
  userInfo.drop();
  await deviceOutbox.edit((rows) => rows.forget(() => true));
  operator ??= await signInDevice(OPERATOR);
  headers = await signInDevice(`0935444${String(people).padStart(4, '0')}`);
  const { items } = await readFromServer<Page<{ id: string; slug: string }>>('/pages/for-public-site?size=50');
  article = items[people] ?? { id: '', slug: '' };
  people += 1;
  return () => stop();
});

type Call = { as?: { authorization: string }; body?: object; version?: number };
const call = <Body,>(method: string, path: string, { as = headers, body, version }: Call = {}) =>
  readFromServer<Body>(path, {
    method,
    headers: {
      ...as,
      ...(body && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const mine = async () => (await call<Page<OwnComment>>('GET', '/pagecomments/mine')).items;
const reactions = () => call<PageReactions>('GET', `/pages/${article.id}/reactions`);

/** As another device of the same user, and the operator. */
async function show(text: string, parentId?: string): Promise<string> {
  const body = { clientId: uuidv7(), pageId: article.id, parentId, text };
  const { id } = await call<OwnComment>('POST', '/pagecomments', { body });
  await call('POST', `/pagecomments/${id}/approve`, { as: operator ?? headers, version: 1 });
  return id;
}

async function open(path = `/contents/${article.id}/${article.slug}`, options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, options);
  stop();
  stop = startOutbox('http://rasteh.test', app.queryClient);
  return app;
}

const part = () => screen.findByRole('region', { name: 'پسند و نظرها' });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
async function write(text: string, label = 'نظر شما') {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value: text } });
  const form = screen.getByRole('textbox', { name: label }).closest('form') as HTMLElement;
  fireEvent.click(within(form).getByRole('button', { name: 'فرستادن نظر' }));
}
/** The card with the text. */
const card = async (text: string) =>
  (await screen.findByText(text, { selector: 'p' })).closest('article') as HTMLElement;
const goOnline = () => {
  endFaults();
  onlineManager.setOnline(true);
  deviceOutbox.wake();
};

describe('a comment', () => {
  it('waits without a network beside its article, is sent once, and then waits for an operator', async () => {
    await open(undefined, { api: [faults.offline('/pagecomments')] });
    await write('برای محور عمودی چه می‌گویید؟');
    const text = 'برای محور عمودی چه می‌گویید؟';
    expect((await card(text)).textContent).toMatch(/در صف ارسال|در حال ارسال/);
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'نظر شما' }).value).toBe(''));
    goOnline();
    await waitFor(async () => expect(await deviceOutbox.read()).toEqual([]));
    await waitFor(async () => expect((await card(text)).textContent).not.toMatch(/ارسال/));
    expect((await card(text)).textContent).toContain('در انتظار بررسی');
    expect(await mine()).toMatchObject([{ text, state: 'waiting' }]);
  });

  it('that is written, edited and taken back before it is sent needs no call', async () => {
    await open(undefined, { api: [faults.offline('/pagecomments*'), faults.offline('/pagecomments/*')] });
    onlineManager.setOnline(false);
    await write('یک');
    await within(await part()).findByText('یک');
    await press('ویرایش');
    fireEvent.change(await screen.findByRole('textbox', { name: 'ویرایش نظر' }), { target: { value: 'دو' } });
    await press('ذخیرهٔ نظر');
    await within(await part()).findByText('دو');
    const rows = await deviceOutbox.read();
    expect(rows.at(-1)?.payload).toMatchObject({ text: 'دو' });
    await press('پس گرفتن');
    await waitFor(() => expect(screen.queryByText('دو')).toBeNull());
    goOnline();
    await waitFor(async () => expect(await deviceOutbox.read()).toEqual([]));
    expect(await mine()).toEqual([]);
  });

  it('keeps its draft, and goes no further than the sign-in for who is not signed in', async () => {
    userInfo.drop();
    await open();
    fireEvent.change(await screen.findByRole('textbox', { name: 'نظر شما' }), { target: { value: 'نیمه‌کاره' } });
    expect(screen.queryByRole('button', { name: 'فرستادن نظر' })).toBeNull();
    const link = within(await part()).getByRole('link', { name: 'ورود به حساب' });
    expect(link.getAttribute('href')).toMatch(/^\/users\/login\?redirectPath=/);
    cleanup();
    await open();
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'نظر شما' }).value).toBe('نیمه‌کاره'),
    );
    expect(await deviceOutbox.read()).toEqual([]);
  });

  it('that is too long says by how much, and is not stored', async () => {
    await open();
    await write('م'.repeat(2_003));
    expect((await screen.findByRole('alert')).textContent).toContain('۳ نویسه');
    expect(await deviceOutbox.read()).toEqual([]);
  });

  it('that the server has refused keeps its text, with the refusal, to be written anew', async () => {
    const refused = http.post('http://rasteh.test/api/v1/pagecomments', () =>
      HttpResponse.json(
        { code: 'comments_full', message: 'شمار نظرها به سقف رسیده است.', traceId: 't' },
        { status: 422 },
      ),
    );
    await open(undefined, { api: [refused] });
    await write('متن نخست');
    await within(await part()).findByText('شمار نظرها به سقف رسیده است.');
    endFaults();
    await press('ویرایش');
    fireEvent.change(await screen.findByRole('textbox', { name: 'ویرایش نظر' }), { target: { value: 'متن درست' } });
    await press('ذخیرهٔ نظر');
    await waitFor(async () => expect((await mine()).map(({ text }) => text)).toEqual(['متن درست']));
  });

  it('answers another one, below it, in three levels', async () => {
    const first = await show('پرسش');
    const second = await show('پاسخ یک', first);
    await show('پاسخ دو', second);
    await open();
    const question = (await within(await part()).findByText('پرسش')).closest('li') as HTMLElement;
    const answer = within(question).getByText('پاسخ یک').closest('li') as HTMLElement;
    expect(within(answer).getByText('پاسخ دو')).toBeTruthy();
    fireEvent.click(within(answer).getAllByRole('button', { name: /^پاسخ به نظر/ })[1] as HTMLElement);
    await write('پاسخ سه', 'پاسخ به کاربر راسته');
    await waitFor(() =>
      expect(within(answer).getByText('پاسخ سه').closest('article')?.textContent).toContain('در انتظار بررسی'),
    );
    await waitFor(async () => expect((await mine())[0]).toMatchObject({ text: 'پاسخ سه', state: 'waiting' }));
  });
});

/** Each would run, or turn the text around it, if it were taken for markup. */
const HOSTILE = [
  '<img src=x onerror="globalThis.hacked=1">',
  '<script>globalThis.hacked=1</script>',
  '"><svg/onload=globalThis.hacked=1>',
  "javascript:globalThis.hacked=1//'",
  '[متن](javascript:globalThis.hacked=1) **قوی** `کد`',
  '{{constructor.constructor("globalThis.hacked=1")()}}',
  '\u202eوارونه\u202d <b>x</b>',
  `${'ب'.repeat(400)}${'W'.repeat(400)}`,
];

describe('the text of a comment', () => {
  it('is text wherever it shows, whatever is in it', async () => {
    const text = HOSTILE.join('\n');
    const parentId = await show(text);
    await show(`پاسخ ${text}`, parentId);
    const waiting = { clientId: uuidv7(), pageId: article.id, text: `منتظر ${text}` };
    await call('POST', '/pagecomments', { body: waiting });
    const expectText = async (wanted: string) => {
      const found = await screen.findAllByText(
        (_, element) => element?.tagName === 'P' && element.textContent === wanted,
      );
      for (const one of found)
        expect({ children: one.children.length, dir: one.getAttribute('dir') }).toEqual({ children: 0, dir: 'rtl' });
    };
    await open();
    for (const wanted of [text, `پاسخ ${text}`, `منتظر ${text}`]) await expectText(wanted);
    cleanup();
    await open('/profile/comments');
    for (const wanted of [text, `پاسخ ${text}`, `منتظر ${text}`]) await expectText(wanted);
    expect(document.querySelector('script, svg[onload], img[onerror]')).toBeNull();
    expect('hacked' in globalThis).toBe(false);
  });
});

describe('a like', () => {
  const likeButton = (pressed: boolean) => screen.findByRole('button', { name: /^پسندیدن این مطلب/, pressed });

  it('of the page waits without a network, counts at once, and is sent once', async () => {
    await open(undefined, { api: [faults.offline('/pages/:id/like')] });
    await waitFor(async () => expect((await likeButton(false)).textContent).toContain('۰'));
    fireEvent.click(await likeButton(false));
    expect((await likeButton(true)).textContent).toContain('۱');
    goOnline();
    await waitFor(async () => expect(await reactions()).toMatchObject({ liked: true, likeCount: 1 }));
    await waitFor(async () => expect(await deviceOutbox.read()).toEqual([]));
    expect((await likeButton(true)).textContent).toContain('۱');
    fireEvent.click(await likeButton(true));
    await waitFor(async () => expect(await reactions()).toMatchObject({ liked: false, likeCount: 0 }));
  });

  it('that is on and off again without a network needs no call', async () => {
    await open();
    await waitFor(async () => expect((await likeButton(false)).textContent).toContain('۰'));
    stop();
    fireEvent.click(await likeButton(false));
    fireEvent.click(await likeButton(true));
    await likeButton(false);
    await waitFor(async () => expect(await deviceOutbox.read()).toEqual([]));
  });

  it('of a comment is one’s own on every visit', async () => {
    const id = await show('پرسش');
    await open();
    const button = async (pressed: boolean) =>
      screen.findByRole('button', { name: /^پسندیدن نظر کاربر راسته/, pressed });
    fireEvent.click(await button(false));
    await waitFor(async () => expect((await reactions()).comments).toEqual([{ id, likeCount: 1, liked: true }]));
    cleanup();
    await open();
    expect((await button(true)).textContent).toContain('۱');
  });
});

describe('/profile/admin/comments', () => {
  it('shows an operator what waits; what they approve is shown, what they reject is explained to its writer', async () => {
    const send = (text: string) =>
      call<OwnComment>('POST', '/pagecomments', { body: { clientId: uuidv7(), pageId: article.id, text } });
    await send('نظر خوب');
    await send('تبلیغ فروش');
    await signInDevice(DECIDER);
    await open('/profile/admin/comments');
    fireEvent.click(within(await card('نظر خوب')).getByRole('button', { name: 'نشان داده شود' }));
    await waitFor(() => expect(screen.queryByText('نظر خوب')).toBeNull());
    fireEvent.click(within(await card('تبلیغ فروش')).getByRole('button', { name: 'نپذیرفتن' }));
    await press('ثبت');
    await screen.findByText('دلیل را بنویسید.');
    fireEvent.change(screen.getByRole('textbox', { name: 'دلیل' }), { target: { value: 'تبلیغ است' } });
    await press('ثبت');
    await waitFor(() => expect(screen.queryByText('تبلیغ فروش')).toBeNull());
    expect((await mine()).map(({ text, state, rejectReason }) => [text, state, rejectReason])).toEqual([
      ['تبلیغ فروش', 'rejected', 'تبلیغ است'],
      ['نظر خوب', 'shown', null],
    ]);
    const { items } = await readFromServer<CommentTree>(`/pagecomments/${article.id}/active-tree`);
    expect(items).toMatchObject([{ text: 'نظر خوب' }]);
  });

  it('tells anybody else that it is for operators', async () => {
    await open('/profile/admin/comments');
    await screen.findByText('این بخش برای کارشناسان راسته است');
  });
});
