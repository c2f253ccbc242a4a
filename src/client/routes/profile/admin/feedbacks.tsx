import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { ReceivedFeedbacks } from '../../../features/feedback/admin/received-feedbacks.tsx';
import { feedbackReads } from '../../../features/feedback/queries.ts';

export const Route = createFileRoute('/profile/admin/feedbacks')({
  loader: ({ context }) => startOwnReads(context, (api) => [feedbackReads(api).received('new')]),
  component: ReceivedFeedbacks,
});
