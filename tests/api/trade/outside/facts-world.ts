import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../../../factories/trade.ts';
import { openTestApp } from '../../../setup/test-app.ts';
import { buildGroupWorld } from '../group-world.ts';
import { tradeCalls } from '../trade-world.ts';

/** What another system's tests say of a case: ours meets it by these calls, or declines it for a reason. */
export type Case = [name: string, ours: (() => Promise<void>) | string];

/** The first of the three suppliers of the group is the one that is asked alone. */
export async function openFactsWorld() {
  const app = await openTestApp();
  const world = await buildGroupWorld(app);
  const { shops, offers, offerIds } = world;
  const calls = tradeCalls({ ...world, shop: shops[0], offers: { ...offers, fixed: offerIds.first } });
  const send = () => calls.send({ lines: [lineOf(offerIds.first, '5')] });
  const quoted = async () => {
    const { id } = await send();
    expect((await calls.quote(id)).status).toBe(200);
    return id;
  };
  const withdraw = async (id: string) => {
    const { quotes } = await calls.get(id);
    return calls.call(world.seller, `POST /traderequests/${id}/withdraw`, { body: { quoteId: quotes[0]?.id } });
  };
  const asked = async (more: object = {}) => {
    const { group, requests } = await world.sendGroup(more);
    return { group, requests, board: async () => (await world.board(group.id)).body };
  };
  const stateOf = async (id: string, as = world.buyer) => (await calls.get(id, as)).state;
  return { ...world, calls, send, quoted, withdraw, asked, stateOf };
}
export type FactsWorld = Awaited<ReturnType<typeof openFactsWorld>>;

export const textLineIn = (unitId: string, qty: string) => ({
  ...{ lineId: randomUUID(), freeText: 'سیم جوش' },
  ...{ qty, unitId },
});

/** The table of one source, each row by its name. */
export const tellFacts = (source: string, cases: readonly Case[]) =>
  describe(`what ${source} expects`, () => {
    for (const [name, ours] of cases)
      if (typeof ours === 'string') it(`declined: ${name}`, () => expect(ours).toMatch(/^\w.{20,}/));
      else it(name, ours);
  });
