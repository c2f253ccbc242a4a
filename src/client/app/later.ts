import type { RegisteredRouter } from '@tanstack/react-router';
import { isDevicePage } from '../../core/pages/device-pages.ts';
import { startLive } from '../data/live/live.ts';
import { readUserInfo, userInfo } from '../data/session/user-info.ts';
import { watchSession } from '../data/session/watch/watch-session.ts';
import { startDataMeter } from '../offline/data-use/data-meter.ts';
import { hasTyped } from '../offline/outbox/has-typed.ts';
import { unsentCount } from '../offline/outbox/outbox-count.ts';
import { saveDocument } from '../offline/updates/save-document.ts';
import { startUpdates } from '../offline/updates/updates.ts';
import { moveFocus } from '../router/move-focus.ts';
import { preloadPage } from '../router/router-internals.ts';
import { startWarmUp } from '../router/warm-up.ts';
import { liveAreas } from './live-areas.ts';
import { startPacks } from './start-packs.ts';

/** What every page needs, but not to be read and used: the update check, the saved document, the focus, the session. */
export function startLaterParts(router: RegisteredRouter, openedPath: string): void {
  moveFocus(router);
  const { api, queryClient } = router.options.context;
  const live = startLive({ base: api.base, queryClient, areas: liveAreas });
  startUpdates({
    ownBuildId: __BUILD_ID__,
    onNavigation: (listener) => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && listener()),
    onArrival: (listener) => router.subscribe('onResolved', listener),
    isNavigating: router.state.status === 'pending',
    // The server of another API tells of its own builds.
    ...(api.base === '' && { onStreamBuild: live.onBuild }),
  });
  watchSession(api.base);
  startDataMeter();
  startWarmUp({ router, queryClient, preload: (href) => preloadPage(router, href) });
  startOutboxOnUse(() => import('./start-outbox.ts').then(({ startOutbox }) => startOutbox(api.base, queryClient)));
  startPacks(api.base, queryClient).catch(() => {});
  countUnreadOnUse(async () => {
    const [{ watchUnread }, { watchMessages }] = await Promise.all([
      import('../features/notices/watch-unread.ts'),
      import('../features/talk/watch-messages.ts'),
    ]);
    watchUnread(api.base, queryClient);
    watchMessages(api.base, queryClient);
  });
  if (!isDevicePage(router.state.location.pathname)) void saveDocument(openedPath);
}

/** A device that neither signed in nor wrote anything does without the outbox. What it wrote may be lost in one store. */
function startOutboxOnUse(start: () => Promise<unknown>): void {
  let isStarted = false;
  let isDue = false;
  const check = () => {
    if (isStarted || !(isDue || readUserInfo() !== undefined || unsentCount.get().all > 0)) return;
    isStarted = true;
    start().catch(() => {
      // The chunk is missing for now: the next change tries again.
      isStarted = false;
    });
  };
  userInfo.subscribe(check);
  unsentCount.subscribe(check);
  addEventListener('online', check);
  check();
  hasTyped().then((has) => {
    isDue = has;
    check();
  });
}

/** Without a signed-in user there are no notices and no messages. */
function countUnreadOnUse(start: () => Promise<unknown>): void {
  let isStarted = false;
  const check = () => {
    if (isStarted || readUserInfo() === undefined) return;
    isStarted = true;
    start().catch(() => {
      isStarted = false;
    });
  };
  userInfo.subscribe(check);
  addEventListener('online', check);
  check();
}
