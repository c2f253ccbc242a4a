import { createRootRouteWithContext } from '@tanstack/react-router';
import { AppShell } from '../features/shell/app-shell.tsx';
import type { RouterContext } from '../router.tsx';
import { startReads } from '../start-reads.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context: { queryClient, reads } }) =>
    startReads(queryClient, [reads.menu.website()], [reads.ads.announcements()]),
  staleTime: Number.POSITIVE_INFINITY,
  component: AppShell,
});
