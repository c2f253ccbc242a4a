import { and, asc, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import { newTalkReport, type TalkReport } from '../../../contract/conversations/report.ts';
import { TALK_REPORTS_A_DAY } from '../../../core/talk/talk-reports.ts';
import { lockPerson } from '../../account/person/lock-person.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { AppError, conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { getSeen } from '../find-conversation.ts';
import { lockConversation } from '../lock-message.ts';
import { messages } from '../message.table.ts';
import { readerOf } from '../seats.ts';
import type { SeenConversation } from '../seen-conversation.ts';
import { presentReports } from './read-reports.ts';
import { conversationReports, type ReportRow } from './report.table.ts';

const DAY_MS = 24 * 60 * 60_000;
const SECOND_MS = 1_000;
/** Messages that a report of a whole conversation keeps. */
const KEPT_MAX = 200;

const input = z.object({ conversationId: z.uuid(), report: newTalkReport });
type Context = EffectContext<z.output<typeof input>>;

interface Sent {
  report: TalkReport;
  isNew: boolean;
}

/** Reports the other party of a conversation; sent again, it is the same report. */
export const sendReport = command({
  name: 'conversations.report',
  input,
  policy: forSignedIn,
  effect: send,
  audit: ({ report: { conversationId, reason }, isNew }) =>
    isNew ? { objectType: 'conversation', objectId: conversationId, details: { reason } } : undefined,
  answer: ({ report }) => report,
  status: ({ isNew }) => (isNew ? 201 : 200),
});

async function send(context: Context): Promise<Sent> {
  const { tx, input: given } = context;
  const reader = await readerOf(tx, context);
  const { personId } = reader;
  // One at a time, so that the counts are certain.
  await lockPerson(tx, personId);
  const seen = await getSeen(tx, reader, given.conversationId);
  const known = await findSent(context, personId);
  const row = known ?? (await insert(context, personId, seen));
  const [report] = await presentReports(tx, [row]);
  if (!report) throw new Error(`report ${given.report.id} is gone`);
  return { report, isNew: known === undefined };
}

const idTaken = () => conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');

async function findSent({ tx, input: given }: Context, personId: string): Promise<ReportRow | undefined> {
  const [row] = await tx.select().from(conversationReports).where(eq(conversationReports.id, given.report.id));
  if (row && (row.reporterId !== personId || row.conversationId !== given.conversationId)) throw idTaken();
  return row;
}

async function insert(context: Context, reporterId: string, seen: SeenConversation): Promise<ReportRow> {
  const { tx, now, input: given } = context;
  const { id, reason, text, messageId } = given.report;
  await assertMayReport(context, reporterId);
  // A deletion waits for it, and then knows of the report.
  await lockConversation(tx, seen.row.id);
  const reported = await (messageId === undefined
    ? keepMessages(context, seen)
    : findReported(context, seen, messageId));
  const [made] = await tx
    .insert(conversationReports)
    .values({
      ...{ id, reason, text, reporterId, ...reported },
      conversationId: seen.row.id,
      reporterNo: seen.no,
      createdAt: now,
    })
    .onConflictDoNothing({ target: conversationReports.id })
    .returning();
  if (!made) throw idTaken();
  return made;
}

/** @throws 409 while an earlier one is open, 429 over the limit of a day */
async function assertMayReport({ tx, now, input: given }: Context, reporterId: string): Promise<void> {
  const reports = conversationReports;
  const own = eq(reports.reporterId, reporterId);
  const isOpen = and(own, eq(reports.conversationId, given.conversationId), eq(reports.state, 'open'));
  if ((await tx.$count(reports, isOpen)) > 0)
    throw conflict('report_open', 'این گفت‌وگو را پیش‌تر گزارش کرده‌اید؛ کارشناس آن را می‌بیند.');
  const ofDay = await tx
    .select({ at: reports.createdAt })
    .from(reports)
    .where(and(own, gt(reports.createdAt, new Date(now.getTime() - DAY_MS))))
    .orderBy(asc(reports.createdAt))
    .limit(TALK_REPORTS_A_DAY);
  const [oldest] = ofDay;
  if (!oldest || ofDay.length < TALK_REPORTS_A_DAY) return;
  const seconds = Math.max(1, Math.ceil((oldest.at.getTime() + DAY_MS - now.getTime()) / SECOND_MS));
  throw new AppError(429, 'report_limit_reached', 'امروز گزارش‌های بسیاری فرستاده‌اید؛ فردا ادامه دهید.', {
    headers: { 'retry-after': String(seconds) },
  });
}

type Reported = Pick<ReportRow, 'messageSeq' | 'messageText' | 'messageFileIds' | 'keptMessages'>;

async function findReported({ tx }: Context, { row, no }: SeenConversation, messageId: string): Promise<Reported> {
  const [found] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, row.id), eq(messages.id, messageId)));
  if (!found || found.partyNo === no)
    throw unprocessable('message_unknown', 'این پیام از طرف دیگرِ این گفت‌وگو نیست.', 'messageId');
  const { seq, deletedAt, text, fileIds } = found;
  return { messageSeq: seq, messageText: deletedAt ? null : text, messageFileIds: fileIds, keptMessages: null };
}

/** The newest messages of the other party: their writers may edit or delete them before an operator reads. */
async function keepMessages({ tx }: Context, { row, no }: SeenConversation): Promise<Reported> {
  const { seq, text, fileIds } = messages;
  const kept = await tx
    .select({ seq, text, fileIds })
    .from(messages)
    .where(and(eq(messages.conversationId, row.id), ne(messages.partyNo, no), isNull(messages.deletedAt)))
    .orderBy(desc(seq))
    .limit(KEPT_MAX);
  const messageFileIds = [...new Set(kept.flatMap((one) => one.fileIds))];
  return { messageSeq: null, messageText: null, messageFileIds, keptMessages: kept };
}
