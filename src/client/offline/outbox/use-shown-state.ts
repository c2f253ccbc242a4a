import { useIsOnline } from '../connection/use-is-online.ts';
import type { OutboxRow } from './outbox-row.ts';

/** A row's state for its user. A row that a tab was sending when it was killed waits until there is a network. */
export function useShownState({ state }: OutboxRow): OutboxRow['state'] {
  const isOnline = useIsOnline();
  return state === 'sending' && !isOnline ? 'queued' : state;
}
