import { z } from 'zod';
import { TALK_REPORT_MAX_LENGTH, talkReportReasons, talkReportStates } from '../../core/talk/talk-reports.ts';
import { pageQuery } from '../page.ts';
import { messageFile } from './message.ts';

const reason = z.enum(talkReportReasons);
const state = z.enum(talkReportStates);

export const newTalkReport = z
  .object({
    /** Sent again, it is the same report. */
    id: z.uuid(),
    reason,
    /** Needed with the reason `other`. */
    text: z.string().trim().max(TALK_REPORT_MAX_LENGTH).default(''),
    /** Of the other party. @default the whole conversation */
    messageId: z.uuid().optional(),
  })
  .refine((given) => given.reason !== 'other' || given.text !== '', {
    path: ['text'],
    message: 'بنویسید چه شده است.',
  })
  .meta({ examples: [{ id: '01940000-0000-7000-8000-00000000000d', reason: 'spam' }] });

/** As who has reported sees it. */
export const talkReport = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  messageId: z.uuid().nullable(),
  reason,
  text: z.string(),
  state,
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});
export type TalkReport = z.infer<typeof talkReport>;

/** As an operator sees it. While it is open, the operator may read the conversation. */
export const receivedTalkReport = talkReport.extend({
  /** The name of who has reported, and of whom. */
  by: z.string(),
  about: z.string(),
  /** What the message said when it was reported; null for a whole conversation, and where it was deleted before. */
  messageText: z.string().nullable(),
  /** Of the message when it was reported, while the report is open or the message has them. */
  messageFiles: z.array(messageFile),
  /** What its writer has done with the message since; null if nothing. */
  messageChange: z.enum(['edited', 'deleted']).nullable(),
  /** Open reports about the same conversation. */
  openCount: z.number().int(),
});
export type ReceivedTalkReport = z.infer<typeof receivedTalkReport>;

export const talkReportsQuery = pageQuery.extend({ state: state.optional() });
export type TalkReportsQuery = z.output<typeof talkReportsQuery>;

/** `lift` ends what a `block` has done. */
const decision = z.enum(['dismiss', 'block', 'lift']);
export type TalkReportDecision = z.infer<typeof decision>;

export const talkReportDecision = z.object({ decision }).meta({ examples: [{ decision: 'dismiss' }] });
