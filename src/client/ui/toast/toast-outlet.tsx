import { Suspense, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { useStore } from '../store.ts';
import { noToasts, waitingToasts } from './toast.ts';

const Toasts = lazyPart(() => import('./toasts.tsx'));

/** Renders the toasts. Their chunk loads with the first one. */
export function ToastOutlet() {
  const [isStarted, setStarted] = useState(false);
  const waiting = useStore(waitingToasts, noToasts);
  if (!isStarted && waiting.length > 0) setStarted(true);
  return isStarted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
