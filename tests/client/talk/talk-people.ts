import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { talkKey } from '../../../src/client/features/talk/queries.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import type { Conversation, SentMessage } from '../../../src/contract/conversations/conversation.ts';
import type { Thread } from '../../../src/contract/conversations/thread.ts';
import type { Page } from '../../../src/contract/page.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { renderApp } from '../render-app.tsx';
import { call, type World } from '../trade/trade-people.ts';

type Headers = { authorization: string };

export const PATH = '/profile/messages';
const SITE_URL = 'http://rasteh.test';

/** What the two parties do on other devices. */
export function talkOf({ buyer, seller, supplierId }: Pick<World, 'buyer' | 'seller' | 'supplierId'>) {
  const say = (as: Headers, to: object, text: string, more: object = {}) =>
    call<SentMessage>('POST', '/conversations', { as, body: { ...to, message: { id: uuidv7(), text, ...more } } });
  const list = async (as: Headers) => (await call<Page<Conversation>>('GET', '/conversations', { as })).items;
  return {
    say,
    list,
    ask: (text: string) => say(buyer, { to: { supplierId } }, text),
    answer: (id: string, text: string) => say(seller, { id }, text),
    thread: (id: string, as = buyer) => call<Thread>('GET', `/conversations/${id}/thread`, { as }),
    /** Of the only conversation. */
    texts: async (as = buyer) => {
      const [one] = await list(as);
      if (!one) return [];
      const { items } = await call<Thread>('GET', `/conversations/${one.id}/thread`, { as });
      return items.map(({ text }) => text);
    },
    read: (as: Headers, id: string, readUpToSeq: number) =>
      call('PUT', `/conversations/${id}/thread`, { as, body: { readUpToSeq } }),
    edit: (as: Headers, id: string, messageId: string, text: string, editNo = 0) =>
      call('PUT', `/conversations/${id}/thread`, { as, body: { messageId, text, editNo } }),
  };
}

/** No message reaches the server. */
export const unsendable = () => http.post(`${SITE_URL}/api/v1/conversations`, () => HttpResponse.error());

let stop = () => {};

/** Stops the sender of the page that was opened last. */
export const closeTalk = (): void => {
  stop();
  stop = () => {};
};

/** Opens a page with the outbox at work, as on a device. */
export async function openTalk(path: string, options: Parameters<typeof renderApp>[1] = {}) {
  closeTalk();
  const app = await renderApp(path, options);
  stop = startOutbox(SITE_URL, app.queryClient);
  return {
    ...app,
    /** As a hint of the live stream does. */
    hint: () => act(() => app.queryClient.invalidateQueries({ queryKey: talkKey })),
  };
}

export const field = async () => (await screen.findByRole('textbox', { name: 'متن پیام' })) as HTMLTextAreaElement;

export async function write(text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'فرستادن' }));
  await waitFor(async () => expect((await field()).value).toBe(''));
}

/** The bubble with a text. */
export const bubble = async (text: string | RegExp): Promise<HTMLElement> => {
  const found = (await screen.findByText(text, { selector: 'article p' })).closest('article');
  if (!found) throw new Error(`no message says ${text}`);
  return found;
};

export const dropRows = (): Promise<void> => deviceOutbox.edit((rows) => rows.forget(() => true));
