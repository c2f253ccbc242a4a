import { onlineManager } from '@tanstack/react-query';
import { SERVER_STATE_ID } from '../data/server-state.ts';

/**
 * Whether an unknown URL is open only because the server did not answer: offline, or as the worker's shell, which is
 * the fallback for a failed navigation.
 */
export function isUnanswered(pathname: string): boolean {
  if (typeof document === 'undefined') return false;
  if (!onlineManager.isOnline()) return true;
  const [start] = performance.getEntriesByType?.('navigation') ?? [];
  const isShell = Boolean(navigator.serviceWorker?.controller) && document.getElementById(SERVER_STATE_ID) === null;
  return isShell && start !== undefined && new URL(start.name).pathname === pathname;
}
