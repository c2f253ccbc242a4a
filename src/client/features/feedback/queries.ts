import { ownFeedbacksShape } from '../../../contract/answer-versions.gen.ts';
import type { OwnFeedback } from '../../../contract/feedback/feedback.ts';
import type { FeedbackState } from '../../../core/content/feedback.ts';
import { read } from '../../data/api.ts';
import { privatePages, privateRead, readKey, unsavedRead } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { noteProgress } from './sent-codes.ts';

const OWN_MAX = '100';
const TRACKED_MS = 60_000;

const RECEIVED = 'received';
export const receivedKey = readKey('feedback', RECEIVED);
export const ownFeedbacksKey = readKey('feedback', 'own');

export const feedbackReads = ({ feedbacks, tracking }: PrivateApi) => ({
  /** The latest feedback of the signed-in user. */
  own: () =>
    privateRead<{ items: OwnFeedback[] }>({
      area: 'feedback',
      name: 'own',
      shape: ownFeedbacksShape,
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const { items } = await read(feedbacks.mine.$get({ query: { size: OWN_MAX } }, { init: { signal } }));
        return { items };
      },
    }),
  /** What the code tells. Not saved: the list of sent codes keeps it. */
  tracked: (trackingCode: string) =>
    unsavedRead({
      area: 'feedback',
      name: 'tracked',
      args: [trackingCode],
      staleTime: TRACKED_MS,
      queryFn: async ({ signal }) => {
        const tracked = await read(tracking[':trackingCode'].$get({ param: { trackingCode } }, { init: { signal } }));
        noteProgress(trackingCode, tracked);
        return tracked;
      },
    }),
  /** Everybody's, for operators. */
  received: (state: FeedbackState) =>
    privatePages({
      area: 'feedback',
      name: RECEIVED,
      args: [state],
      queryFn: ({ pageParam, signal }) =>
        read(feedbacks.index.$get({ query: { state, cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
});
