import { randomUUID } from 'node:crypto';
import {
  feedbackBody,
  feedbackSent,
  ownFeedback,
  receivedFeedback,
  trackedFeedback,
} from '../../../src/contract/feedback/feedback.ts';
import { pageOf } from '../../../src/contract/page.ts';
import { buildFeedback } from '../../factories/feedbacks.ts';
import { buildFiles } from '../../factories/files.ts';
import { areaCalls } from '../../setup/area-calls.ts';
import { exampleOf } from '../../setup/seeded-world.ts';

export const feedbackCalls = areaCalls(
  {
    'POST /api/v1/feedbacks': { access: 'all', answer: feedbackSent },
    'GET /api/v1/feedbacks': { access: 'operator', answer: pageOf(receivedFeedback) },
    'GET /api/v1/feedbacks/mine': { access: 'user', answer: pageOf(ownFeedback) },
    'GET /api/v1/feedbacks/{trackingCode}': { access: 'all', answer: trackedFeedback },
    'POST /api/v1/feedbacks/{id}/seen': { access: 'operator', answer: receivedFeedback },
    'GET /api/v1/feedbacks/{id}/file': { access: 'operator' },
    'POST /api/v1/feedbacks/{id}/answer': { access: 'operator', answer: receivedFeedback },
    'POST /api/v1/feedbacks/{id}/close': { access: 'operator', answer: receivedFeedback },
  },
  async ({ app, held, productId }) => {
    const { db } = app;
    const { trackingCode } = await buildFeedback(db, { personId: held.userId });
    const [fileId = ''] = await buildFiles(app, held.userId, { count: 1 });
    const attached = await buildFeedback(db, { personId: held.userId, fileIds: [fileId] });
    return {
      ids: { '/api/v1/feedbacks/{trackingCode}': trackingCode },
      examples: {
        'POST /api/v1/feedbacks': () => ({
          body: {
            ...exampleOf(feedbackBody),
            clientId: randomUUID(),
            objectType: 'product',
            objectId: productId,
            text: 'متن',
          },
        }),
        'GET /api/v1/feedbacks/{id}/file': { id: attached.id, query: { fileId } },
        'POST /api/v1/feedbacks/{id}/seen': { id: (await buildFeedback(db)).id },
        'POST /api/v1/feedbacks/{id}/answer': { id: (await buildFeedback(db)).id, body: { answer: 'درست شد' } },
        'POST /api/v1/feedbacks/{id}/close': { id: (await buildFeedback(db)).id },
      },
    };
  },
);
