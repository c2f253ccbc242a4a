import type { TalkReportState } from '../../../../core/talk/talk-reports.ts';
import { read } from '../../../data/api.ts';
import { privatePages, readKey } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

export const talkReportsKey = readKey('conversations', 'reports');

export const talkReportReads = ({ conversations }: PrivateApi) => ({
  /** Everybody's, for operators. */
  received: (state: TalkReportState) =>
    privatePages({
      area: 'conversations',
      name: 'reports',
      args: [state],
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(conversations.reports.$get({ query: { state, cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
});
