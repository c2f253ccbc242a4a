import { createRootRouteWithContext } from '@tanstack/react-router';
import { startReads } from '../data/start-reads.ts';
import { AppShell } from '../features/shell/app-shell.tsx';
import type { RouterContext } from './-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context: { queryClient, reads } }) =>
    startReads(queryClient, { reads: [reads.menu.website()], extras: [reads.ads.announcements()] }),
  staleTime: Number.POSITIVE_INFINITY,
  component: AppShell,
});
