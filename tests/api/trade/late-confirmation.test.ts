import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { lineOf } from '../../factories/trade.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildTradeWorld, runLapseJob, type TradeWorld, tradeCalls } from './trade-world.ts';

let app: TestApp;
let world: TradeWorld;
let calls: ReturnType<typeof tradeCalls>;

beforeAll(async () => {
  app = await openTestApp();
  world = await buildTradeWorld(app);
  calls = tradeCalls(world);
});

afterAll(() => app.close());

describe('a confirmation', () => {
  it('that nobody gives in two days counts as not asked for, before and after the job', async () => {
    const { id } = await calls.send();
    await calls.ask(id);
    await app.db
      .update(tradeRequests)
      .set({ confirmBy: new Date(app.deps.now().getTime() - 1_000) })
      .where(eq(tradeRequests.id, id));
    expect(await calls.get(id)).toMatchObject({ state: 'registered', turn: 'buyer', totals: null, snapshotHash: null });
    const late = await calls.publish(id, { snapshotHash: 'a'.repeat(64) });
    expect([late.status, late.body.code]).toEqual([409, 'request_state']);
    await runLapseJob(app);
    await runLapseJob(app);
    expect((await calls.events(id)).items.map(({ type }) => type)).toEqual([
      'submitted',
      'confirmationAsked',
      'confirmationLapsed',
    ]);
    expect((await calls.ask(id)).status).toBe(200);
  });

  it('that is late may be asked for anew, and the request changed, before the job has run', async () => {
    const late = async () => {
      const { id } = await calls.send();
      await calls.ask(id);
      const confirmBy = new Date(app.deps.now().getTime() - 1_000);
      await app.db.update(tradeRequests).set({ confirmBy }).where(eq(tradeRequests.id, id));
      return calls.get(id);
    };
    const again = await late();
    expect((await calls.ask(again.id)).body).toMatchObject({ state: 'awaitingConfirmation', turn: 'supplier' });
    const changed = await late();
    const { status } = await calls.edit(changed, { lines: [lineOf(world.offers.fixed, '7')] });
    expect(status).toBe(200);
    const [row] = await app.db.select().from(tradeRequests).where(eq(tradeRequests.id, changed.id));
    expect(row).toMatchObject({ state: 'registered', turn: 'supplier', snapshotId: null, revision: 2 });
    await runLapseJob(app);
    const told = await calls.events(changed.id);
    expect(told.items.map(({ type }) => type)).toEqual([
      'submitted',
      'confirmationAsked',
      'confirmationLapsed',
      'edited',
    ]);
  });
});
