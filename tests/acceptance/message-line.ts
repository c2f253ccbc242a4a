/*
 * Row M1: five people write on phones with wrong clocks, over a line that loses answers and breaks streams, while phones
 * and server are killed. Every message must stand once, in the order of its writer, in one order on all devices, and what
 * is unread must be exact whenever it is quiet.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { UNREAD_MAX } from '../../src/core/talk/talk-limits.ts';
import { stableId } from '../../src/server/catalog/ingest/stable-id.ts';
import { startFaultyProxy } from '../setup/faulty-proxy.ts';
import type { SiteWithSms } from '../setup/site-with-sms.ts';
import { MessageDevice } from './message-device.ts';
import { randomOf, shuffle } from './random.ts';

const HOUR_MS = 60 * 60_000;
const ANSWERS_LOST = 0.3;
const STREAMS_BROKEN = 0.1;
/** Quiet points: each has its share of the messages and of the kills before it. */
const ROUNDS = 2;
const KILL_PAUSE_MS = 8_000;
const SETTLING_MS = 1_000;
const SETTLED_TRIES = 15;

/** Of the demo: its key, and the last digits of who writes in it. */
const THREADS: Readonly<Record<string, readonly string[]>> = {
  'bearing-question': ['1', '3'],
  'hegmatan-hours': ['2', '3'],
  'pichavar-catalog': ['1', '4'],
  'support-invoice': ['1', '9'],
  'support-agent': ['4', '9'],
};
const CLOCKS_MS: Readonly<Record<string, number>> = {
  '1': -5 * HOUR_MS,
  '2': 5 * HOUR_MS,
  '3': 0,
  '4': 2 * HOUR_MS,
  '9': -3 * HOUR_MS,
};

const threadIdOf = (key: string): string => stableId('demo', `conversation ${key}`);

export interface MessagePlan {
  /** Of each writer. */
  messages: number;
  deviceKills: number;
  serverKills: number;
  seed: number;
  say?: (text: string) => void;
}

export interface MessageResult extends Omit<MessagePlan, 'say'> {
  delivered: number;
  lost: number;
  /** Texts that stand more than once. */
  duplicates: number;
  /** Threads whose numbers have gaps. */
  gaps: number;
  /** Threads in which a writer's messages have another order than they were written in. */
  outOfOrder: number;
  /** Threads that a device shows, or is told, in another order. */
  otherOrders: number;
  /** Counts of a person that are not those of the messages, at any quiet point. */
  wrongUnread: number;
  lostCookies: number;
}

export const isOneTalk = (result: MessageResult): boolean =>
  result.delivered === result.messages * Object.keys(CLOCKS_MS).length &&
  [result.lost, result.duplicates, result.gaps, result.outOfOrder, result.otherOrders, result.wrongUnread].every(
    (count) => count === 0,
  );

export async function runMessageLine(site: SiteWithSms, plan: MessagePlan): Promise<MessageResult> {
  const random = randomOf(plan.seed);
  const proxy = await startFaultyProxy(site.url);
  const devices = Object.entries(CLOCKS_MS).map(
    ([digit, clockMs]) => new MessageDevice({ site, url: proxy.url, digit, clockMs }),
  );
  /** Texts by thread and writer, as they were written. */
  const written = new Map<string, string[]>();
  const faults = { lost: 0, duplicates: 0, gaps: 0, outOfOrder: 0, otherOrders: 0, wrongUnread: 0 };
  let delivered = 0;
  try {
    for (const device of devices) await device.begin();
    let isBad = false;
    proxy.losesAnswer = (_, path) => isBad && path.includes('/api/') && random() < ANSWERS_LOST;
    proxy.breaksStream = () => isBad && random() < STREAMS_BROKEN;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const device of devices) await device.queue(textsOf(device.digit, round, plan.messages / ROUNDS, written));
      isBad = true;
      for (const device of devices) await device.open();
      const kinds = shuffle(
        [...Array(plan.deviceKills / ROUNDS).fill('device'), ...Array(plan.serverKills / ROUNDS).fill('server')],
        random,
      );
      for (const [at, kind] of kinds.entries()) {
        await sleep(random() * KILL_PAUSE_MS);
        plan.say?.(`round ${round + 1}, kill ${at + 1} of ${kinds.length}: ${kind}`);
        if (kind === 'server') await site.crash();
        else await devices[Math.floor(random() * devices.length)]?.crash();
      }
      for (const device of devices) await device.untilEmpty();
      isBad = false;
      plan.say?.(`round ${round + 1}: all is sent`);
      faults.wrongUnread += await countWrongUnread(devices, plan.say);
      // What is on the screen is read.
      faults.otherOrders += await countOtherOrders(devices);
      faults.wrongUnread += await countWrongUnread(devices, plan.say);
      plan.say?.(`round ${round + 1}: ${JSON.stringify(faults)}`);
    }
    for (const [key, digits] of Object.entries(THREADS)) {
      const texts = await readTexts(devices, key);
      if (!texts) faults.gaps += 1;
      for (const digit of digits) {
        const expected = written.get(`${key} ${digit}`) ?? [];
        const found = (texts ?? []).filter((text) => text.startsWith(`پیام ${digit}-`));
        const once = new Set(found);
        delivered += expected.filter((text) => once.has(text)).length;
        faults.lost += expected.filter((text) => !once.has(text)).length;
        faults.duplicates += found.length - once.size;
        if ([...once].join('\n') !== expected.join('\n')) faults.outOfOrder += 1;
      }
    }
    const lostCookies = devices.reduce((sum, device) => sum + device.lostCookies, 0);
    const { messages, deviceKills, serverKills, seed } = plan;
    return { messages, deviceKills, serverKills, seed, delivered, ...faults, lostCookies };
  } finally {
    for (const device of devices) await device.end();
    await proxy.close();
  }
}

/** The writer's next messages, in turn for each of its threads. */
function textsOf(digit: string, round: number, count: number, written: Map<string, string[]>) {
  const keys = Object.keys(THREADS).filter((key) => THREADS[key]?.includes(digit));
  return Array.from({ length: count }, (_, at) => {
    const key = keys[at % keys.length] ?? '';
    const text = `پیام ${digit}-${round}-${at}`;
    const place = `${key} ${digit}`;
    written.set(place, [...(written.get(place) ?? []), text]);
    return { id: uuidv7(), conversationId: threadIdOf(key), text };
  });
}

const threadsOf = (digit: string): string[] => Object.keys(THREADS).filter((key) => THREADS[key]?.includes(digit));

/** As the first of its devices is told; undefined where the numbers have gaps. */
async function readTexts(devices: readonly MessageDevice[], key: string): Promise<string[] | undefined> {
  const device = devices.find(({ digit }) => THREADS[key]?.includes(digit));
  const items = (await device?.readThread(threadIdOf(key))) ?? [];
  return items.every(({ seq }, at) => seq === at + 1) ? items.map(({ text }) => text ?? '') : undefined;
}

/** Of all people: what a device has read may still be on its way. */
async function countWrongUnread(devices: readonly MessageDevice[], say?: (text: string) => void): Promise<number> {
  let wrong = 0;
  for (const device of devices) {
    let found = await wrongUnreadOf(device);
    for (let tries = 0; found.length > 0 && tries < SETTLED_TRIES; tries += 1) {
      await sleep(SETTLING_MS);
      found = await wrongUnreadOf(device);
    }
    for (const one of found) say?.(`${device.digit}: ${one}`);
    wrong += found.length;
  }
  return wrong;
}

/** The badge and each conversation, compared with the messages themselves. */
async function wrongUnreadOf(device: MessageDevice): Promise<string[]> {
  const wrong: string[] = [];
  let total = 0;
  const told = await device.readUnread();
  for (const { id, lastReadSeq, unread, own } of await device.readConversations()) {
    const items = await device.readThread(id);
    // What an operator has answered is read for all of them.
    const answeredSeq = own.kind === 'support' ? (items.findLast(({ by }) => by === 'own')?.seq ?? 0) : 0;
    const cursor = Math.max(lastReadSeq, answeredSeq);
    const count = items.filter(({ by, seq, text }) => by === 'other' && text !== null && seq > cursor).length;
    if (unread !== Math.min(count, UNREAD_MAX)) wrong.push(`${id} has ${unread} unread for ${count}`);
    total += unread;
  }
  if (told !== Math.min(total, UNREAD_MAX)) wrong.push(`the badge says ${told} for ${total}`);
  return wrong;
}

/** Of each thread on each of its devices: what the server tells it, and what it shows at the thread's end. */
async function countOtherOrders(devices: readonly MessageDevice[]): Promise<number> {
  let others = 0;
  const known = new Map<string, string>();
  for (const device of devices) {
    for (const key of threadsOf(device.digit)) {
      const texts = (await device.readThread(threadIdOf(key))).map(({ text }) => text ?? '');
      const order = texts.join('\n');
      if ((known.get(key) ?? order) !== order) others += 1;
      known.set(key, order);
      if (!(await device.showsEnd(threadIdOf(key), texts))) others += 1;
    }
  }
  return others;
}
