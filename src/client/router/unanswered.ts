import { onlineManager } from '@tanstack/react-query';
import { SERVER_STATE_ID } from '../data/server-state.ts';

/**
 * Whether an address that no page has is open only because the server did not answer: without a network, or as the
 * worker's shell, which stands for such an address when the call for it found nobody.
 */
export function isUnanswered(pathname: string): boolean {
  if (typeof document === 'undefined') return false;
  if (!onlineManager.isOnline()) return true;
  const [start] = performance.getEntriesByType?.('navigation') ?? [];
  const isShell = Boolean(navigator.serviceWorker?.controller) && document.getElementById(SERVER_STATE_ID) === null;
  return isShell && start !== undefined && new URL(start.name).pathname === pathname;
}
