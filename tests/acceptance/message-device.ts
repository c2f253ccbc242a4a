import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Conversation } from '../../src/contract/conversations/conversation.ts';
import type { Message } from '../../src/contract/conversations/message.ts';
import type { FlatThread } from '../../src/contract/conversations/thread.ts';
import type { Page } from '../../src/contract/page.ts';
import { type Device, openPhone } from '../setup/browser.ts';
import type { SiteWithSms } from '../setup/site-with-sms.ts';
import { killDevice } from './kill-chromium.ts';
import { countRows, queueRows } from './queued-rows.ts';

const PHONE = '0912000000';
const SESSION_COOKIE = 'rasteh-session';
/** A person writes thirty messages a minute, and tries pause in between. */
const EMPTY_LIMIT_MS = 15 * 60_000;
const SHOWN_LIMIT_MS = 60_000;
const LOOK_MS = 500;
const TRIES = 60;
/** Shown at the end of a thread at least. */
const SHOWN_MIN = 5;

/** The page has a clock that is wrong. */
const withClock = (ms: number) => `(() => {
  const Real = Date;
  globalThis.Date = class Date extends Real {
    constructor(...given) { given.length === 0 ? super(Real.now() + ${ms}) : super(...given); }
    static now() { return Real.now() + ${ms}; }
  };
})()`;

interface MessageDeviceOptions {
  site: SiteWithSms;
  /** Of the line to the site. */
  url: string;
  /** The last one of its owner's phone. */
  digit: string;
  /** How far its clock is ahead. */
  clockMs: number;
}

/** The phone of one of the demo's people, with a profile that outlives it. */
export class MessageDevice {
  readonly digit: string;
  lostCookies = 0;
  readonly #options: MessageDeviceOptions;
  #folder = '';
  #device: Device | undefined;

  constructor(options: MessageDeviceOptions) {
    this.#options = options;
    this.digit = options.digit;
  }

  /** Signs in, and ends in order: the sign-in is on the disk. */
  async begin(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'rasteh-talk-'));
    const device = await this.#start();
    await device.page.goto(`${this.#options.url}/profile`);
    await this.#options.site.signIn(device, PHONE + this.digit);
    await device.page.getByRole('button', { name: 'خروج از حساب' }).waitFor();
    await this.#close();
  }

  /** Messages that were written without a network. */
  async queue(messages: readonly { id: string; conversationId: string; text: string }[]): Promise<void> {
    await this.#close();
    const { page, context } = await this.#start();
    await this.#goTo('/users/outbox');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.setOffline(true);
    const rows = messages.map(({ id, conversationId, text }) => ({
      operation: 'message.send',
      objectKey: `talk:conversation:${conversationId}`,
      payload: { id, conversationId, text, files: [], replyTo: null, to: null, name: 'گفت‌وگو' },
      baseVersion: null,
    }));
    // The first worker that takes over may load the page anew; the same rows are put in the same places.
    await this.#again(() => queueRows(page, rows).then(() => true), 'queue its messages');
    await this.#close();
  }

  async open(): Promise<void> {
    await this.#start();
    await this.#goTo('/profile/messages');
  }

  /** As a battery that is taken out, and put in again. */
  async crash(): Promise<void> {
    const device = this.#running();
    const cookies = await device.context.cookies();
    await killDevice(device, this.#folder);
    const { context } = await this.#start();
    const sessionIn = (found: typeof cookies) => found.find(({ name }) => name === SESSION_COOKIE)?.value;
    // Chromium writes cookies to the disk after half a minute.
    if (sessionIn(await context.cookies()) !== sessionIn(cookies)) {
      this.lostCookies += 1;
      await context.addCookies(cookies);
    }
    await this.#goTo('/profile/messages');
  }

  async untilEmpty(): Promise<void> {
    const { page } = this.#running();
    const deadline = Date.now() + EMPTY_LIMIT_MS;
    for (let left = 1; left > 0; await sleep(LOOK_MS)) {
      left = await countRows(page);
      if (Date.now() > deadline) throw new Error(`the phone of ${this.digit} has ${left} rows left`);
    }
  }

  async readThread(conversationId: string): Promise<Pick<Message, 'seq' | 'by' | 'text'>[]> {
    const items: Message[] = [];
    for (let after = 0, isMore = true; isMore; after = items.at(-1)?.seq ?? after) {
      const path = `/conversations/thread/flat?conversationId=${conversationId}&after=${after}&limit=100`;
      const page = await this.#read<FlatThread>(path);
      items.push(...page.items);
      isMore = page.items.length > 0 && (page.items.at(-1)?.seq ?? 0) < page.lastSeq;
    }
    return items;
  }

  async readConversations(): Promise<Conversation[]> {
    return (await this.#read<Page<Conversation>>('/conversations?size=100')).items;
  }

  async readUnread(): Promise<number> {
    return (await this.#read<{ total: number }>('/conversations/unread-thread')).total;
  }

  /** Whether its screen ends with the last messages, in their order. */
  async showsEnd(conversationId: string, texts: readonly string[]): Promise<boolean> {
    const { page } = this.#running();
    const deadline = Date.now() + SHOWN_LIMIT_MS;
    await this.#goTo(`/profile/messages?conversation=${conversationId}`);
    while (Date.now() < deadline) {
      // It opens at the first unread message.
      const shown = await page.evaluate(() => {
        const list = document.querySelector('main section[tabindex="0"]');
        list?.scrollTo(0, list.scrollHeight);
        return [...document.querySelectorAll('main article[data-seq]')].map(({ textContent }) => textContent ?? '');
      });
      const end = texts.slice(-shown.length);
      const isEnd = shown.length >= SHOWN_MIN && shown.every((text, at) => text.includes(end[at] ?? ''));
      if (isEnd) {
        await sleep(LOOK_MS);
        await this.#goTo('/profile/messages');
        return true;
      }
      await sleep(LOOK_MS);
    }
    return false;
  }

  async end(): Promise<void> {
    await this.#close();
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }

  #running(): Device {
    if (!this.#device) throw new Error(`the phone of ${this.digit} is off`);
    return this.#device;
  }

  async #start(): Promise<Device> {
    this.#device = await openPhone({ userDataDir: this.#folder });
    await this.#device.context.addInitScript(withClock(this.#options.clockMs));
    return this.#device;
  }

  async #close(): Promise<void> {
    await this.#device?.close();
    this.#device = undefined;
  }

  /** Over a line that loses answers: what the browser says of a lost page is tried again. */
  async #goTo(path: string): Promise<void> {
    const { page } = this.#running();
    const open = async () => (await page.goto(this.#options.url + path))?.ok() || undefined;
    await this.#again(open, `open ${path}`);
  }

  /** With the device's own session. */
  async #read<Answer>(path: string): Promise<Answer> {
    const { page } = this.#running();
    const ask = () =>
      page.evaluate(async (asked) => {
        const form = { grant_type: 'refresh_token', client_id: 'rasteh-web' };
        const token = await fetch('/connect/token', { method: 'POST', body: new URLSearchParams(form) });
        const { access_token: access } = (await token.json()) as { access_token: string };
        const answer = await fetch(`/api/v1${asked}`, { headers: { authorization: `Bearer ${access}` } });
        return answer.ok ? answer.text() : undefined;
      }, path);
    return JSON.parse(await this.#again(ask, `read ${path}`)) as Answer;
  }

  /** Until it answers something. */
  async #again<Found>(run: () => Promise<Found | undefined>, what: string): Promise<Found> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = await run().catch(() => undefined);
      if (found !== undefined) return found;
      await sleep(LOOK_MS);
    }
    throw new Error(`the phone of ${this.digit} cannot ${what}`);
  }
}
