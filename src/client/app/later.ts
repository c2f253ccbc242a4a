import type { RegisteredRouter } from '@tanstack/react-router';
import { isDevicePage } from '../../core/device-pages.ts';
import { watchSession } from '../data/session/watch-session.ts';
import { saveDocument } from '../offline/updates/save-document.ts';
import { startUpdates } from '../offline/updates/updates.ts';
import { moveFocus } from '../router/move-focus.ts';

/** What every page needs, but not to be read and used: the update check, the saved document, the focus, the session. */
export function startLaterParts(router: RegisteredRouter, openedPath: string): void {
  moveFocus(router);
  startUpdates({
    ownBuildId: __BUILD_ID__,
    onNavigation: (listener) => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && listener()),
    onArrival: (listener) => router.subscribe('onResolved', listener),
    isNavigating: router.state.status === 'pending',
  });
  const { api, queryClient } = router.options.context;
  watchSession(api.base, queryClient);
  if (!isDevicePage(router.state.location.pathname)) void saveDocument(openedPath);
}
