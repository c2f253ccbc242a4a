import type { FeedbackSent } from '../../../contract/feedback/feedback.ts';
import { read } from '../../data/api.ts';
import { httpClient } from '../../data/http-client.ts';
import { privateApiAt } from '../../data/session/private-api.ts';
import type { Operation } from '../../offline/outbox/operation.ts';
import { savePrivateRead } from '../../offline/saved-reads/private-store.ts';
import { FEEDBACK_OPERATION, type FeedbackChange, isFeedback } from './feedback-change.ts';
import { feedbackTexts } from './feedback-texts.ts';
import { feedbackReads, ownFeedbacksKey } from './queries.ts';
import { keepSent } from './sent-codes.ts';

export const feedbackOperation: Operation<FeedbackChange, FeedbackSent> = {
  name: FEEDBACK_OPERATION,
  isPrivate: false,
  editedAt: () => '/feedback',
  accepts: isFeedback,
  describe: ({ type, text }) => ({ title: feedbackTexts.described(type), text }),
  send({ base, fetch, payload: { id, type, text, contact, appBuild, object, requestId, files } }) {
    const feedbacks = httpClient(base, '/api/v1/feedbacks', fetch);
    const fileIds = files?.map((file) => file.id);
    const json = { clientId: id, type, text, contact: contact || undefined, appBuild, requestId, fileIds, ...object };
    return read(feedbacks.index.$post({ json }));
  },
  confirms: ({ trackingCode }) => typeof trackingCode === 'string',
  async settle({ trackingCode }, { type, text, isOfUser }, { client, base }) {
    if (!isOfUser) return keepSent({ trackingCode, type, text, sentAt: new Date().toISOString() });
    // An answer that is on its way was made before this one.
    await client.cancelQueries({ queryKey: ownFeedbacksKey });
    await client.fetchQuery(feedbackReads(privateApiAt(base)).own());
  },
  save: ({ client }) => savePrivateRead(client, ownFeedbacksKey),
};
