import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNREAD_MAX } from '../../../src/core/talk/talk-limits.ts';
import * as register from '../../../src/server/areas.ts';
import { listConversations, readUnreadThread } from '../../../src/server/conversations/list-conversations.ts';
import { areasOf, collectAreas } from '../../../src/server/define-area.ts';
import type { Actor } from '../../../src/server/platform/actor.ts';
import { runs, SEED } from '../../setup/random-runs.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { actorOf, directTalk } from './direct-talk.ts';
import { buildTalkWorld, type TalkWorld } from './talk-world.ts';

const OPERATIONS = runs(500, 5_000);
const CHECKED_EVERY = 20;
const STEP_MS = 10_000;

let app: TestApp;
let world: TalkWorld;

beforeAll(async () => {
  app = await openTestApp();
  world = await buildTalkWorld(app);
});
afterAll(() => app.close());

interface Written {
  id: string;
  seq: number;
  party: number;
  author: string;
  isDeleted: boolean;
}

/** What the rules say, written down a second time. */
interface Talk {
  id: string;
  written: Written[];
  /** Of each person. */
  cursors: Map<string, number>;
  /** Who reads for which party. */
  seats: ReadonlyMap<string, number>;
}

/** Numbers from 0 below `max`; the same for a seed (mulberry32). */
function randomOf(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * max);
  };
}

const unreadIn = ({ written, cursors, seats }: Talk, name: string): number => {
  const own = seats.get(name);
  const cursor = cursors.get(name) ?? 0;
  const unread = written.filter(({ seq, party, isDeleted }) => party !== own && !isDeleted && seq > cursor).length;
  return Math.min(unread, UNREAD_MAX);
};

describe('unread', () => {
  it(`is exact after ${OPERATIONS} random moves, in list, badge and menu alike (Expensify#4273)`, async () => {
    const { buyer, seller, agent, rival, shop, rivalShop, productId } = world;
    const people: Record<string, Actor> = {
      buyer: actorOf(buyer),
      seller: actorOf(seller),
      agent: actorOf(agent),
      rival: actorOf(rival),
    };
    const clock = { now: app.deps.now() };
    const direct = directTalk(app, clock);
    const random = randomOf(SEED);
    const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
    const ofShop = new Map([
      ['buyer', 0],
      ['seller', 1],
      ['agent', 1],
    ]);
    const ofRival = new Map([
      ['buyer', 0],
      ['rival', 1],
    ]);
    const talks: Talk[] = [];
    const actor = (name: string): Actor => people[name] as Actor;
    for (const [to, seats] of [
      [{ supplierId: shop.supplierId }, ofShop],
      [{ productId }, ofShop],
      [{ supplierId: rivalShop.supplierId }, ofRival],
    ] as const) {
      const { answer } = await direct.send(actor('buyer'), { to });
      const { message } = answer;
      const written = [{ id: message.id, seq: 1, party: 0, author: 'buyer', isDeleted: false }];
      talks.push({ id: answer.conversation.id, written, cursors: new Map(), seats });
    }
    const moves = {
      write: async (one: Talk, name: string) => {
        const { answer } = await direct.send(actor(name), { id: one.id });
        const { id, seq } = answer.message;
        one.written.push({ id, seq, party: one.seats.get(name) ?? 0, author: name, isDeleted: false });
      },
      read: async (one: Talk, name: string) => {
        const upTo = random(one.written.length + 3);
        await direct.change(actor(name), one.id, { readUpToSeq: upTo });
        one.cursors.set(name, Math.max(one.cursors.get(name) ?? 0, Math.min(upTo, one.written.length)));
      },
      remove: async (one: Talk, name: string) => {
        const own = one.written.filter(({ author }) => author === name);
        if (own.length === 0) return;
        const taken = pick(own);
        await direct.remove(actor(name), one.id, taken.id);
        taken.isDeleted = true;
      },
      edit: async (one: Talk, name: string) => {
        const last = one.written.findLast(({ author, isDeleted }) => author === name && !isDeleted);
        if (!last) return;
        await direct
          .change(actor(name), one.id, { messageId: last.id, text: 'ویراسته', editNo: 0 })
          .catch(() => undefined);
      },
    };
    const names = ['write', 'write', 'write', 'read', 'read', 'remove', 'edit'] as const;
    const { waiting } = collectAreas(areasOf(register), app.deps);
    for (let made = 1; made <= OPERATIONS; made += 1) {
      clock.now = new Date(clock.now.getTime() + STEP_MS);
      const one = pick(talks);
      await moves[pick(names)](one, pick([...one.seats.keys()]));
      if (made % CHECKED_EVERY !== 0 && made !== OPERATIONS) continue;
      for (const name of Object.keys(people)) {
        const reading = { actor: actor(name), now: clock.now };
        const own = talks.filter(({ seats }) => seats.has(name));
        const { items } = await listConversations(app.db, reading, {});
        const expected = Object.fromEntries(own.map((talk) => [talk.id, unreadIn(talk, name)]));
        expect(Object.fromEntries(items.map(({ id, unread }) => [id, unread]))).toEqual(expected);
        const total = Math.min(
          UNREAD_MAX,
          own.reduce((sum, talk) => sum + unreadIn(talk, name), 0),
        );
        const thread = await readUnreadThread(app.db, reading);
        expect([thread.total, thread.items.length]).toEqual([
          total,
          own.filter((talk) => unreadIn(talk, name) > 0).length,
        ]);
        expect(await waiting.messages?.({ db: app.db, now: () => clock.now }, actor(name))).toBe(total);
      }
    }
  });
});
