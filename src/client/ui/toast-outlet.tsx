import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.ts';
import { subscribeToasts, waitingToasts } from './toast.ts';

const Toasts = lazyPart(() => import('./toasts.tsx'));

const none: readonly never[] = [];

/** Where toasts appear; empty, and without their code, until the first one. */
export function ToastOutlet() {
  const [isStarted, setStarted] = useState(false);
  const waiting = useSyncExternalStore(subscribeToasts, waitingToasts, () => none);
  if (!isStarted && waiting.length > 0) setStarted(true);
  return isStarted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
