import type { QueryClient } from '@tanstack/react-query';
import { dropPrivateReads } from '../../offline/saved-reads/read-policy.ts';
import { sendSignOut } from './revoke-session.ts';
import { endSession } from './take-session.ts';
import { userInfo } from './user-info.ts';
import { signOutDue } from './watch/sign-out-due.ts';
import { wipeOthers } from './wipe/wipe-others.ts';
import { wipeWritten } from './wipe/wipe-written.ts';

interface SignOutOptions {
  /** Whether what the user has written and not sent stays for their return. Otherwise they have been asked. @default false */
  keepsWritten?: boolean;
}

/** Signs this device out at once, also without a network: then the server is told when the network is back. */
export function signOut(
  base: string,
  queryClient: QueryClient,
  { keepsWritten = false }: SignOutOptions = {},
): Promise<void> {
  const sub = userInfo.get()?.sub;
  signOutDue.set(true);
  if (!keepsWritten && sub !== undefined) wipeWritten({ only: sub });
  endSession();
  dropPrivateReads(queryClient);
  wipeOthers(undefined);
  return sendSignOut(base);
}
