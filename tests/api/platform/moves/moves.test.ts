import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantStatus } from '../../../../src/contract/merchants/merchant.ts';
import type { Problem } from '../../../../src/contract/problem.ts';
import type { FeedbackState } from '../../../../src/core/content/feedback.ts';
import type { CommentState } from '../../../../src/core/content/page-types.ts';
import { persons } from '../../../../src/server/account/person/person.table.ts';
import { pageComments } from '../../../../src/server/content/comment/comment.table.ts';
import { feedbacks } from '../../../../src/server/feedback/feedback.table.ts';
import { merchants } from '../../../../src/server/merchants/merchant.table.ts';
import { merchantMoves } from '../../../../src/server/merchants/status-moves.ts';
import { seedPlaces } from '../../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../../src/server/platform/command/audit-entry.table.ts';
import { allowedMoves } from '../../../../src/server/platform/moves/move-table.ts';
import { buildComments } from '../../../factories/comments.ts';
import { buildFeedback } from '../../../factories/feedbacks.ts';
import { buildMerchant } from '../../../factories/merchants.ts';
import { buildPage } from '../../../factories/pages.ts';
import { callAs } from '../../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../../setup/test-app.ts';
import { playMoves } from './move-model.ts';

const SEED = 20_261_127;
const OPERATORS = ['operator', 'stranger'] as const;

let app: TestApp;
let owner: SignedIn;
let operator: SignedIn;
let stranger: SignedIn;
let built = 0;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  owner = await signIn(app, newPhone());
  stranger = await signIn(app, newPhone());
  operator = await signIn(app, newPhone());
  await app.db
    .update(persons)
    .set({ roles: ['operator'] })
    .where(eq(persons.id, operator.userId));
});

afterAll(() => app.close());

const people = () => ({ owner, operator, stranger });
const countEvents = (id: string) => app.db.$count(auditEntries, eq(auditEntries.objectId, id));

const buildMine = () => {
  built += 1;
  return buildMerchant(app.db, `بازرگانی ${built}`, {
    status: 'draft',
    ownerPersonId: owner.userId,
    phones: ['021-88776655'],
  });
};

describe('random moves by random people', () => {
  it('of a merchant keep to its rules', async () => {
    const played = await playMoves<
      MerchantStatus,
      'owner' | 'operator',
      'submit' | 'confirm' | 'reject' | 'suspend' | 'resume'
    >(
      {
        initial: 'draft',
        rules: {
          submit: { from: ['draft', 'rejected'], to: 'waitingConfirm', by: ['owner'] },
          confirm: { from: ['waitingConfirm'], to: 'confirmed', by: ['operator'] },
          reject: { from: ['waitingConfirm'], to: 'rejected', by: ['operator'] },
          suspend: { from: ['confirmed'], to: 'suspended', by: ['operator'] },
          resume: { from: ['suspended'], to: 'confirmed', by: ['operator'] },
        },
        roles: ['owner', 'operator', 'stranger'],
        make: buildMine,
        call: async (id, move, role) => {
          const body = move === 'reject' || move === 'suspend' ? { reason: 'مدرک‌ها خوانا نیست' } : undefined;
          return (await callAs(app, people()[role], `POST /merchants/${id}/${move}`, { body })).status;
        },
        read: async (id) => {
          const [row] = await app.db.select().from(merchants).where(eq(merchants.id, id));
          if (!row) throw new Error('no merchant');
          return { state: row.status, version: row.version, events: await countEvents(id) };
        },
      },
      { seed: SEED },
    );
    expect([...played]).toEqual(
      expect.arrayContaining(['submit moved', 'submit repeat', 'submit refused', 'confirm moved', 'confirm 409']),
    );
  });

  it('of feedback keep to its rules', async () => {
    const OPEN = ['new', 'seen', 'answered'] as const;
    const verbs = { see: 'seen', answer: 'answer', close: 'close' } as const;
    await playMoves<FeedbackState, 'operator', keyof typeof verbs>(
      {
        initial: 'new',
        rules: {
          see: { from: ['new'], to: 'seen', by: ['operator'] },
          answer: { from: OPEN, to: 'answered', by: ['operator'] },
          close: { from: OPEN, to: 'closed', by: ['operator'] },
        },
        roles: OPERATORS,
        make: async () => (await buildFeedback(app.db)).id,
        call: async (id, move, role) => {
          const body = move === 'answer' ? { answer: 'درست شد' } : undefined;
          return (await callAs(app, people()[role], `POST /feedbacks/${id}/${verbs[move]}`, { body })).status;
        },
        read: async (id) => {
          const [row] = await app.db.select().from(feedbacks).where(eq(feedbacks.id, id));
          if (!row) throw new Error('no feedback');
          return { state: row.state, version: row.version, events: await countEvents(id) };
        },
      },
      { seed: SEED },
    );
  });

  it('of a comment keep to its rules', async () => {
    const pageId = await buildPage(app.db);
    const find = async (id: string) => {
      const [row] = await app.db.select().from(pageComments).where(eq(pageComments.id, id));
      if (!row) throw new Error('no comment');
      return row;
    };
    await playMoves<CommentState, 'operator', 'approve' | 'reject'>(
      {
        initial: 'waiting',
        rules: {
          approve: { from: ['waiting', 'rejected'], to: 'shown', by: ['operator'] },
          reject: { from: ['waiting', 'shown'], to: 'rejected', by: ['operator'] },
        },
        roles: OPERATORS,
        make: async () => (await buildComments(app.db, { pageId, personId: owner.userId }))[0] ?? '',
        call: async (id, move, role) => {
          const { version } = await find(id);
          const body = move === 'reject' ? { reason: 'نامربوط است' } : undefined;
          return (await callAs(app, people()[role], `POST /pagecomments/${id}/${move}`, { body, version })).status;
        },
        read: async (id) => {
          const { state, version } = await find(id);
          return { state, version, events: await countEvents(id) };
        },
      },
      { seed: SEED },
    );
  });
});

describe('a move from another state', () => {
  it('is refused with the state and with what its caller may do instead', async () => {
    const id = await buildMine();
    const { status, body } = await callAs<Problem>(app, operator, `POST /merchants/${id}/confirm`);
    expect({ status, code: body.code, current: body.current }).toEqual({
      status: 409,
      code: 'merchant_status',
      current: { state: 'draft', allowedActions: [] },
    });
    const own = await callAs(app, owner, `POST /merchants/${id}/submit`);
    expect(own.status).toBe(200);
    const { body: later } = await callAs<Problem>(app, operator, `POST /merchants/${id}/resume`);
    expect(later.current).toEqual({ state: 'waitingConfirm', allowedActions: ['confirm', 'reject'] });
  });

  it('is not among the allowed ones', () => {
    expect(allowedMoves(merchantMoves, 'draft', ['owner'])).toEqual(['submit']);
    expect(allowedMoves(merchantMoves, 'draft', ['operator'])).toEqual([]);
    expect(allowedMoves(merchantMoves, 'confirmed', ['owner', 'operator'])).toEqual(['suspend']);
  });
});
