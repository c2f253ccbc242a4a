import { and, eq, ne, sql } from 'drizzle-orm';
import { type TalkReportDecision, talkReportDecision } from '../../../contract/conversations/report.ts';
import { idParam } from '../../../contract/page.ts';
import { conversationPath } from '../../../core/talk/talk-limits.ts';
import type { TalkReportState } from '../../../core/talk/talk-reports.ts';
import type { Tx } from '../../db/open-database.ts';
import { notify } from '../../notices/notify.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forOperator } from '../../platform/command/policy.ts';
import { conflict, notFound, unprocessable } from '../../platform/errors/app-error.ts';
import { conversationParties, conversations } from '../conversation.table.ts';
import { listParties } from '../find-conversation.ts';
import { lockConversation } from '../lock-message.ts';
import { namePartiesOf } from '../party-names.ts';
import { sidesOf } from '../present-conversation.ts';
import { findTalkObjects } from '../talk-object.ts';
import { presentReceived } from './read-reports.ts';
import { conversationReports, type ReportRow } from './report.table.ts';
import { settleReported } from './reported-message.ts';

const states = { dismiss: 'dismissed', block: 'blocked', lift: 'dismissed' } as const satisfies Record<
  TalkReportDecision,
  TalkReportState
>;

const input = idParam.extend(talkReportDecision.shape);
type Context = EffectContext<ReturnType<typeof input.parse>>;

/** Decides a report and tells who sent it; decided alike again, nothing changes. */
export const decideReport = command({
  name: 'conversations.decideReport',
  input,
  policy: forOperator,
  effect: async (context) => {
    const { tx, actor, now, input: given } = context;
    const row = await lockReport(tx, given.id);
    const state = states[given.decision];
    const isRepeat = row.state === state;
    const decidable: TalkReportState = given.decision === 'lift' ? 'blocked' : 'open';
    if (!isRepeat && row.state !== decidable)
      throw conflict('report_decided', 'دربارهٔ این گزارش تصمیم دیگری گرفته شده است؛ فهرست را تازه کنید.');
    const decided = isRepeat ? row : await decide(context, row, { state, decidedAt: now, decidedBy: userIdOf(actor) });
    const [report] = await presentReceived(tx, [decided]);
    if (!report) throw new Error(`report ${given.id} is gone`);
    return { report, isRepeat };
  },
  audit: ({ report: { id, conversationId, state }, isRepeat }) =>
    isRepeat ? undefined : { objectType: 'conversation', objectId: conversationId, details: { report: id, to: state } },
  answer: ({ report }) => report,
});

/** The conversation first, as what is done to its messages locks them. @throws 404 */
async function lockReport(tx: Tx, id: string): Promise<ReportRow> {
  const isIt = eq(conversationReports.id, id);
  const [found] = await tx.select().from(conversationReports).where(isIt);
  if (!found) throw notFound('گزارش');
  await lockConversation(tx, found.conversationId);
  const [row] = await tx.select().from(conversationReports).where(isIt).for('update');
  return row ?? found;
}

type Decision = Required<Pick<ReportRow, 'state' | 'decidedAt' | 'decidedBy'>>;

async function decide(context: Context, row: ReportRow, changes: Decision): Promise<ReportRow> {
  const { tx, now } = context;
  const { conversationId } = row;
  const isLift = row.state === 'blocked';
  const [own, other] = sidesOf(await listParties(tx, conversationId), row.reporterNo);
  if (changes.state === 'blocked') {
    if (other.kind === 'support') throw unprocessable('support_not_blocked', 'پشتیبانی بسته نمی‌شود.', 'decision');
    await tx
      .update(conversationParties)
      .set({ barredAt: sql`coalesce(${conversationParties.barredAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(conversationParties.conversationId, conversationId), eq(conversationParties.no, other.no)));
  }
  if (isLift) await lift(context, row, other.no);
  const [decided] = await tx
    .update(conversationReports)
    .set(changes)
    .where(eq(conversationReports.id, row.id))
    .returning();
  if (!decided) throw new Error('the locked report is gone');
  const [talk] = await tx.select().from(conversations).where(eq(conversations.id, conversationId));
  const object = talk && (await findTalkObjects(tx, [talk]))(talk);
  const name = (other.kind === 'person' && object?.personName) || (await namePartiesOf(tx, [own, other])).nameOf(other);
  await notify(context, [row.reporterId], {
    kind: 'talkReportDecided',
    objectType: 'conversation',
    objectId: conversationId,
    params: { about: name, outcome: isLift ? 'lifted' : changes.state },
    path: conversationPath(conversationId),
  });
  return settleReported(tx, decided);
}

/** Lets the reported party write again, unless another report of the conversation bars it too. */
async function lift({ tx }: Context, { id, conversationId, reporterNo }: ReportRow, no: number): Promise<void> {
  const others = and(
    eq(conversationReports.conversationId, conversationId),
    eq(conversationReports.reporterNo, reporterNo),
    eq(conversationReports.state, 'blocked'),
    ne(conversationReports.id, id),
  );
  if ((await tx.$count(conversationReports, others)) > 0) return;
  await tx
    .update(conversationParties)
    .set({ barredAt: null })
    .where(and(eq(conversationParties.conversationId, conversationId), eq(conversationParties.no, no)));
}
