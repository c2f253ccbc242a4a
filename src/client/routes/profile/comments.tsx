import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { CommentsScreen } from '../../features/content/comment/comments-screen.tsx';
import { ownCommentsRead } from '../../features/content/comment/queries.ts';

export const Route = createFileRoute('/profile/comments')({
  loader: ({ context }) => startOwnReads(context, (api) => [ownCommentsRead(api)]),
  component: CommentsScreen,
});
