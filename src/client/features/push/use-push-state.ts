import { useSyncExternalStore } from 'react';

/** Whether this browser may be told of something; unknown on the server. */
export type PushState = 'unknown' | 'unsupported' | 'needsInstall' | NotificationPermission;

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** An iPad says that it is a Mac, which has no touch screen. */
const isApplePortable = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const readState = (): PushState => {
  if (isSupported()) return Notification.permission;
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  return isApplePortable() && !isInstalled ? 'needsInstall' : 'unsupported';
};

/** People change it in the browser's own settings, in another tab or beside this one. */
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
