import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import type { OwnFeedback } from '../../../src/contract/feedback/feedback.ts';
import type { Page } from '../../../src/contract/page.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { installNodeFiles } from '../node-files.ts';
import { faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';

/** A grey pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

const operator = '09350000018';

fakeLocks();
serveCatalog(newCatalog(), { operators: [getMobile(operator)] });

await installNodeFiles();

let phones = 0;
let headers: { authorization: string };
let stop = () => {};

beforeEach(async () => {
  await deviceOutbox.edit((rows) => rows.forget(() => true));
  phones += 1;
  headers = await signInDevice(`0935444${String(phones).padStart(4, '0')}`);
  return () => stop();
});

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/feedback', options);
  stop();
  stop = startOutbox('http://rasteh.test', app.queryClient);
}

const picture = (name: string, type = 'image/png') =>
  new File([Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0))], name, { type });
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('افزودن فایل'), { target: { files: [file] } });
const remover = (name: string) => screen.findByRole('button', { name: `برداشتن پیوست: ${name}` });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'متن' }), { target: { value } });
const own = () => screen.findByRole('region', { name: 'بازخوردهای شما' });
const sent = async () => (await readFromServer<Page<OwnFeedback>>('/feedbacks/mine', { headers })).items;

describe('files of feedback', () => {
  it('go along with the text, without those that are taken back', async () => {
    await open();
    await choose(picture('نخست.png'));
    await remover('نخست.webp');
    await choose(picture('دوم.png'));
    fireEvent.click(await remover('نخست.webp'));
    await remover('دوم.webp');
    await write('با تصویر');
    await press('فرستادن بازخورد');
    await within(await own()).findByText(/۱ پیوست/);
    await waitFor(async () =>
      expect(await sent()).toMatchObject([{ text: 'با تصویر', fileIds: [expect.any(String)] }]),
    );
    expect(screen.queryByRole('button', { name: /^برداشتن پیوست/ })).toBeNull();
  });

  it('are taken by the operator who reads the feedback', async () => {
    await open();
    await choose(picture('دیدنی.png'));
    await remover('دیدنی.webp');
    await write('ببینید');
    await press('فرستادن بازخورد');
    await within(await own()).findByText(/۱ پیوست/);
    cleanup();
    headers = await signInDevice(operator);
    const made: Blob[] = [];
    URL.createObjectURL = (content) => `blob:${made.push(content as Blob)}`;
    URL.revokeObjectURL = () => {};
    await renderApp('/profile/admin/feedbacks');
    const card = within((await screen.findByText('ببینید')).closest('article') as HTMLElement);
    fireEvent.click(card.getByRole('button', { name: 'پیوست ۱' }));
    await waitFor(() => expect(made.map(({ type }) => type)).toEqual(['image/webp']));
  });

  it('stay in the form over a reload, and are nobody else’s', async () => {
    await open();
    await choose(picture('می‌ماند.png'));
    await remover('می‌ماند.webp');
    cleanup();
    await open();
    await remover('می‌ماند.webp');
    cleanup();
    phones += 1;
    headers = await signInDevice(`0935444${String(phones).padStart(4, '0')}`);
    await open();
    await screen.findByRole('heading', { name: 'تصویر یا PDF (اختیاری)' });
    expect(screen.queryByRole('button', { name: 'برداشتن پیوست: می‌ماند.webp' })).toBeNull();
    await write('از دیگری');
    await press('فرستادن بازخورد');
    await waitFor(async () => expect(await sent()).toMatchObject([{ text: 'از دیگری', fileIds: [] }]));
  });

  it('are refused with a reason, here or from the server, and the text stays', async () => {
    await open();
    await write('متن می‌ماند');
    await choose(new File(['سلام'], 'a.txt', { type: 'text/plain' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/این نوع فایل پذیرفته نیست/);
    await choose(new File(['<svg/>'], 'a.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/یا PDF بفرستید/));
    await choose(picture('درست.png'));
    await remover('درست.webp');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'متن' }).value).toBe('متن می‌ماند');
  });

  it('cannot be added without a network, and the text waits as ever', async () => {
    await open({ api: [faults.offline('/feedbacks')] });
    await screen.findByLabelText('افزودن فایل');
    act(() => onlineManager.setOnline(false));
    await screen.findByText(/بی‌شبکه فایل افزوده نمی‌شود/);
    expect(screen.queryByLabelText('افزودن فایل')).toBeNull();
    await write('در صف');
    await press('فرستادن بازخورد');
    await within(await own()).findByText('در صف');
    expect(await deviceOutbox.read()).toHaveLength(1);
  });

  it('need a sign-in', async () => {
    userInfo.drop();
    await open();
    await screen.findByText(/فرستنده: بی‌نام/);
    expect(screen.queryByLabelText('افزودن فایل')).toBeNull();
  });
});
