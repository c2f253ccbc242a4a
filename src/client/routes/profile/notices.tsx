import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { NoticesScreen } from '../../features/notices/notices-screen.tsx';
import { noticeReads } from '../../features/notices/queries.ts';

export const Route = createFileRoute('/profile/notices')({
  loader: ({ context }) => startOwnReads(context, (api) => [noticeReads(api).list(), noticeReads(api).preferences()]),
  component: NoticesScreen,
});
