import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversation } from '../../../src/contract/conversations/conversation.ts';
import type { Page } from '../../../src/contract/page.ts';
import { demoConversations } from '../../../src/demo/talk/demo-talk-table.ts';
import { keepDemoPeople } from '../../../src/server/cli/demo-people.ts';
import { seedDemoRequests, seedDemoTalk, seedIfEmpty } from '../../../src/server/cli/seed.ts';
import { conversations } from '../../../src/server/conversations/conversation.table.ts';
import { messages } from '../../../src/server/conversations/message.table.ts';
import { callAs } from '../../setup/call-as.ts';
import { signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const SEED_MS = 120_000;

let app: TestApp;
let refused: string[];
/** Before the demo catalogue's first price ends, whatever the day of the run. */
const day = new Date('2026-11-25T12:00:00Z');

beforeAll(async () => {
  app = await openTestApp();
  await seedIfEmpty(app.db);
  await keepDemoPeople(app.db, { SMS_PROVIDER: 'log' }, day);
  await seedDemoRequests(app.deps, day);
  refused = await seedDemoTalk(app.deps, day);
}, SEED_MS);

afterAll(() => app.close());

const count = () => demoConversations.reduce((sum, one) => sum + one.messages.length, 0);

describe('the demo’s conversations', () => {
  it('are made by the commands, and are in the past', async () => {
    expect(refused).toEqual([]);
    expect(await app.db.$count(conversations)).toBe(demoConversations.length);
    const rows = await app.db.select().from(messages);
    expect(rows).toHaveLength(count());
    expect(rows.filter(({ at }) => at >= day)).toEqual([]);
  });

  it('give buyers, sellers and operators something to read', async () => {
    for (const phone of ['09120000001', '09120000003', '09120000004', '09120000009']) {
      const person = await signIn(app, phone);
      const { body } = await callAs<Page<Conversation>>(app, person, 'GET /conversations');
      expect(body.items.length).toBeGreaterThanOrEqual(phone.endsWith('9') ? 2 : 4);
      if (!phone.endsWith('3')) expect(body.items.some(({ unread }) => unread > 0)).toBe(true);
    }
  });

  it('stay as they are when the server starts again', async () => {
    expect(await seedDemoTalk(app.deps, new Date(day.getTime() + 86_400_000))).toEqual([]);
    expect(await app.db.$count(messages)).toBe(count());
  });
});
