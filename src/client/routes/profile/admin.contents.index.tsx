import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { ContentsScreen } from '../../features/content/editor/contents-screen.tsx';
import { ownContentReads } from '../../features/content/editor/queries.ts';

export const Route = createFileRoute('/profile/admin/contents/')({
  loader: ({ context }) => startOwnReads(context, (api) => [ownContentReads(api).list(undefined)]),
  component: ContentsScreen,
});
