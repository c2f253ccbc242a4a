import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../data/start-reads.ts';
import { videosRead } from '../features/content/video/queries.ts';
import { VideosScreen } from '../features/content/video/videos-screen.tsx';

export const Route = createFileRoute('/videos')({
  loader: ({ context: { api, queryClient } }) => startReads(queryClient, { reads: [videosRead(api)] }),
  component: VideosScreen,
});
