import type { QueryClient } from '@tanstack/react-query';
import { readUserInfo } from '../../src/client/data/session/user-info.ts';
import { persistReads } from '../../src/client/offline/saved-reads/persist-reads.ts';
import { privateStore } from '../../src/client/offline/saved-reads/private-store.ts';

const readSub = () => readUserInfo()?.sub;

/** Saves private reads on the device, as the app does from its start. */
export function saveOwnReads(client: QueryClient): void {
  const store = privateStore(readSub);
  persistReads(client, (policy) => (policy === 'private' ? store : undefined), readSub);
}
