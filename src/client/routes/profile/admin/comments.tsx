import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { ReceivedComments } from '../../../features/content/comment/admin/received-comments.tsx';
import { receivedCommentsRead } from '../../../features/content/comment/queries.ts';

export const Route = createFileRoute('/profile/admin/comments')({
  loader: ({ context }) => startOwnReads(context, (api) => [receivedCommentsRead(api, 'waiting')]),
  component: ReceivedComments,
});
