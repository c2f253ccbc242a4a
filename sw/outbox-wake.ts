import { OUTBOX_WAKE } from '../src/core/worker/outbox-wake.ts';

declare const self: ServiceWorkerGlobalScope;

/** The network is back. Only pages send, since only they are signed in; without one, the next start sends. */
export async function wakePages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: OUTBOX_WAKE });
}
