import { useSyncExternalStore } from 'react';

/** Whether this browser may show notifications; `unknown` on the server. */
export type PushState = 'unknown' | 'unsupported' | 'needsInstall' | NotificationPermission;

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** An iPad reports itself as a Mac, but a Mac has no touch screen. */
const isApplePortable = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const readState = (): PushState => {
  if (isSupported()) return Notification.permission;
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  return isApplePortable() && !isInstalled ? 'needsInstall' : 'unsupported';
};

/** The user can change the permission in the browser's settings at any time. */
function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('visibilitychange', onChange, { signal });
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', onChange, { signal }))
    .catch(() => {});
  return () => stop.abort();
}

export const usePushState = (): PushState => useSyncExternalStore(subscribe, readState, () => 'unknown');
