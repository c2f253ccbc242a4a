import type { TalkReportDecision } from '../../../../contract/conversations/report.ts';
import type { TalkReportReason } from '../../../../core/talk/talk-reports.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { operatorWaitingKey } from '../../../parts/account/waiting/queries.ts';
import { talkReportsKey } from './queries.ts';

interface NewReport {
  conversationId: string;
  messageId: string | undefined;
  reason: TalkReportReason;
  text: string;
}

export const reportDraftKey = (conversationId: string, messageId: string | undefined): string =>
  `talk-report:${messageId ?? conversationId}`;

export const talkReportWrites = ({ conversations }: PrivateApi) => ({
  /** The sheet shows what is wrong. */
  send: () =>
    write({
      area: 'conversations',
      name: 'report',
      send: ({ conversationId, ...report }: NewReport, intent) =>
        read(
          conversations[':id'].reports.$post(
            { param: { id: conversationId }, json: { id: intent.newId, ...report } },
            asOperation(intent),
          ),
        ),
      draftKey: ({ conversationId, messageId }) => reportDraftKey(conversationId, messageId),
      isFailureShown: false,
    }),
  decide: () =>
    write({
      area: 'conversations',
      name: 'decideReport',
      send: ({ id, decision }: { id: string; decision: TalkReportDecision }, intent) =>
        read(conversations.reports[':id'].decision.$post({ param: { id }, json: { decision } }, asOperation(intent))),
      invalidates: () => [talkReportsKey, operatorWaitingKey],
    }),
});
