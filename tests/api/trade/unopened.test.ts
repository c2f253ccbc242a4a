import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatTrackingCode } from '../../../src/core/ids/tracking-code.ts';
import { localMobile } from '../../../src/core/people/format-phone.ts';
import { endOfTehranDay, tehranDate } from '../../../src/core/time/jalali-date.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import type { AppDeps } from '../../../src/server/app-deps.ts';
import { JobRunner } from '../../../src/server/platform/jobs/job-runner.ts';
import { unopenedJobs } from '../../../src/server/trade/unopened/unopened-jobs.ts';
import { callAs } from '../../setup/call-as.ts';
import { signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildTradeWorld, type TradeWorld, tradeCalls } from './trade-world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: TestApp;
let world: TradeWorld;
let calls: ReturnType<typeof tradeCalls>;
let runner: JobRunner<AppDeps>;

/** Until an hour of the next day in Tehran. */
const untilHour = (hour: number): number => {
  const now = app.deps.now();
  return endOfTehranDay(tehranDate(now)).getTime() + 1 + hour * HOUR_MS - now.getTime();
};

beforeEach(async () => {
  app = await openTestApp();
  runner = new JobRunner({ deps: app.deps, jobs: unopenedJobs });
  app.wait(untilHour(10));
  world = await buildTradeWorld(app);
  calls = tradeCalls(world);
});
afterEach(async () => {
  await runner.stop();
  await app.close();
});

/** What was sent once the jobs of some time are done. */
const sentAfter = async (ms: number): Promise<string[]> => {
  app.wait(ms);
  // The first run finds the requests, the next one sends.
  for (let run = 0; run < 3; run += 1) await runner.runDue();
  return app.sms.requests.map(({ number }) => number);
};

describe('a new request', () => {
  it('that nobody has opened for an hour is told to the owner of the seller, once', async () => {
    const number = formatTrackingCode((await calls.send()).number ?? '');
    expect(await sentAfter(55 * MINUTE_MS)).toEqual([]);
    expect(await sentAfter(10 * MINUTE_MS)).toEqual([number]);
    expect(await sentAfter(2 * HOUR_MS)).toEqual([number]);
  });

  it('that the seller has opened is not told, also where the buyer has opened it', async () => {
    const { id } = await calls.send();
    await calls.get(id);
    await calls.get(id, world.seller);
    expect(await sentAfter(70 * MINUTE_MS)).toEqual([]);
  });

  it('that only its buyer and an operator have opened is told', async () => {
    const { id } = await calls.send();
    await calls.get(id);
    await calls.get(id, world.operator);
    expect(await sentAfter(70 * MINUTE_MS)).toHaveLength(1);
  });

  it('that was cancelled meanwhile is not told', async () => {
    const { id } = await calls.send();
    const { status } = await callAs(app, world.buyer, `POST /traderequests/${id}/cancel`, {
      body: { comment: 'دیگر لازم نیست' },
    });
    expect(status).toBeLessThan(300);
    expect(await sentAfter(70 * MINUTE_MS)).toEqual([]);
  });

  it('is not told to an owner who has switched text messages off', async () => {
    await callAs(app, world.seller, 'PUT /notices/preferences', { body: { silentKinds: [], hasTexts: false } });
    await calls.send();
    expect(await sentAfter(70 * MINUTE_MS)).toEqual([]);
  });

  it('of the evening is told in the morning', async () => {
    app.wait(10.5 * HOUR_MS);
    // The session of the morning is over.
    const [row] = await app.db.select().from(persons).where(eq(persons.id, world.buyer.userId));
    const buyer = await signIn(app, localMobile(row?.phone ?? ''));
    await tradeCalls({ ...world, buyer }).send();
    expect(await sentAfter(2 * HOUR_MS)).toEqual([]);
    expect(await sentAfter(untilHour(8.2))).toHaveLength(1);
  });

  it('is told once the provider takes the message again', async () => {
    app.sms.fault = new Error('the provider is down');
    await calls.send();
    expect(await sentAfter(70 * MINUTE_MS)).toEqual([]);
    app.sms.fault = undefined;
    expect(await sentAfter(10 * MINUTE_MS)).toHaveLength(1);
  });
});
