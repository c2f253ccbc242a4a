import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import type { SentMessage } from '../../../../src/contract/conversations/conversation.ts';
import type { FlatThread } from '../../../../src/contract/conversations/thread.ts';
import { tradeRequests } from '../../../../src/server/trade/request.table.ts';
import { type Case, type FactsWorld, openFactsWorld, tellFacts } from './facts-world.ts';

let world: FactsWorld;
let calls: FactsWorld['calls'];

beforeAll(async () => {
  world = await openFactsWorld();
  ({ calls } = world);
});

afterAll(() => world.app.close());

const rfq: Case[] = [
  [
    'a sent request waits for the seller, for both alike',
    async () => {
      const { id } = await world.send();
      for (const as of [world.buyer, world.seller])
        expect(await calls.get(id, as)).toMatchObject({ state: 'registered', turn: 'supplier' });
    },
  ],
  [
    'cancelled by the buyer it is so for both',
    async () => {
      const { id } = await world.send();
      expect((await calls.move(id, 'cancel', world.buyer)).status).toBe(200);
      expect([await world.stateOf(id), await world.stateOf(id, world.seller)]).toEqual(['cancelled', 'cancelled']);
    },
  ],
  [
    'sent once more after that it is another request, and the first one stays cancelled',
    async () => {
      const first = await world.send();
      await calls.move(first.id, 'cancel', world.buyer);
      const again = await world.send();
      expect(again.number).not.toBe(first.number);
      expect([await world.stateOf(first.id), again.state]).toEqual(['cancelled', 'registered']);
    },
  ],
  ['a seller deletes and undeletes it', 'what was sent is evidence: neither party takes it from the other'],
  ['a seller marks it as processed for itself', 'one state for both; that it was opened is no state'],
  [
    'a seller asks for more, the buyer answers, and markup in both is text',
    async () => {
      const { id } = await world.send();
      const say = (as: FactsWorld['buyer'], text: string) =>
        calls.call<SentMessage>(as, 'POST /conversations', {
          body: { to: { requestId: id }, message: { id: randomUUID(), text, fileIds: [] } },
        });
      const texts = ['کدام گرید؟ <script>alert(1)</script>', 'C3 <b>لطفاً</b>'];
      const { body } = await say(world.seller, texts[0] ?? '');
      await say(world.buyer, texts[1] ?? '');
      const path = `GET /conversations/thread/flat?conversationId=${body.conversation.id}`;
      const { items } = (await calls.call<FlatThread>(world.buyer, path)).body;
      expect(items.flatMap(({ text }) => text ?? [])).toEqual(texts);
      // A question is talk: the state stays, and it can still be cancelled.
      expect(await world.stateOf(id)).toBe('registered');
      expect((await calls.move(id, 'cancel', world.buyer)).status).toBe(200);
    },
  ],
  ['a seller takes up again what was cancelled or declined', 'both are final; the buyer asks once more'],
  [
    'declined by the seller it is so for the buyer, with the reason',
    async () => {
      const { id } = await world.send();
      expect((await calls.move(id, 'decline', world.seller, 'نداریم')).status).toBe(200);
      expect(await calls.get(id)).toMatchObject({ state: 'declined', reason: 'نداریم', turn: 'none' });
      expect((await calls.quote(id)).status).toBe(409);
    },
  ],
];

const quote: Case[] = [
  [
    'a draft of it is nothing to the buyer',
    async () => {
      const { id } = await world.send();
      // It stays on the seller's device until it is sent.
      expect(await calls.get(id)).toMatchObject({ state: 'registered', quotes: [] });
    },
  ],
  ['a draft is cloned, deleted and undeleted', 'it is a form on a device, begun with the last prices'],
  [
    'sent it is read by the buyer, made of the lines of the request',
    async () => {
      const id = await world.quoted();
      const { state, quotes, lines } = await calls.get(id);
      expect([state, quotes[0]?.state]).toEqual(['quoted', 'sent']);
      expect(quotes[0]?.lines.map(({ lineNo, qty }) => [lineNo, qty])).toEqual(
        lines.map(({ lineNo, qty }) => [lineNo, qty]),
      );
    },
  ],
  [
    'taken back by the seller it is still read by the buyer',
    async () => {
      const id = await world.quoted();
      expect((await world.withdraw(id)).status).toBe(200);
      expect(await calls.get(id)).toMatchObject({ state: 'registered', quotes: [{ state: 'withdrawn' }] });
    },
  ],
  [
    'expired it is still read, is not accepted, and another one follows',
    async () => {
      const id = await world.quoted();
      const { quoteId, revision, priceVersion, payableRial } = await calls.prices(id);
      const past = new Date(world.app.deps.now().getTime() - 1_000);
      await world.app.db.update(tradeRequests).set({ quoteValidUntil: past }).where(eq(tradeRequests.id, id));
      const body = { quoteId, revision, priceVersion, payableRial };
      const late = await calls.call(world.buyer, `POST /traderequests/${id}/request-confirmation`, { body });
      expect(late.status).toBe(409);
      expect(await calls.get(id)).toMatchObject({ state: 'registered', quotes: [{ round: 1 }] });
      expect((await calls.quote(id)).status).toBe(200);
      expect(await calls.get(id)).toMatchObject({
        state: 'quoted',
        quotes: [{ round: 2, state: 'sent' }, { round: 1 }],
      });
    },
  ],
  ['the seller marks it as expired by hand', 'its time is a guard; before it the seller takes the quote back'],
  ['sent and deleted the buyer reads it no more', 'what was sent is evidence'],
  [
    'a new one while the other one counts: declined, one quote is out at a time',
    async () => {
      const id = await world.quoted();
      expect((await calls.quote(id)).body).toMatchObject({ status: 409, code: 'not_your_turn' });
      expect((await calls.get(id)).quotes.filter(({ state }) => state === 'sent')).toHaveLength(1);
    },
  ],
  [
    'a new one in place of the other one, which counts no more',
    async () => {
      const id = await world.quoted();
      await world.withdraw(id);
      expect((await calls.quote(id)).status).toBe(200);
      expect((await calls.get(id)).quotes.map(({ round, state }) => [round, state])).toEqual([
        [2, 'sent'],
        [1, 'withdrawn'],
      ]);
    },
  ],
  [
    'declined by the buyer it counts no more',
    async () => {
      const id = await world.quoted();
      expect((await calls.move(id, 'cancel', world.buyer)).status).toBe(200);
      expect((await calls.get(id, world.seller)).quotes.map(({ state }) => state)).not.toContain('sent');
    },
  ],
  ['one without a person who buys', 'a request always has its buyer; of a merchant its owner reads it as well'],
];

tellFacts('OroCommerce default_rfq_workflows.feature', rfq);
tellFacts('OroCommerce quote_backoffice_default_workflow.feature', quote);
