import { useAtomValue } from 'jotai';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { loadingAtom } from '../../parts/account/session-atoms.ts';
import { PendingScreen } from '../../ui/load/pending-screen.tsx';
import { useLoginCheck } from './login-check.ts';

const subscribe = () => () => {};

/** The full-screen spinner until the login check is done; it never covers a server-rendered page. */
export function LoginGate({ children }: { children: ReactNode }) {
  const isDrawing = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isServerDrawn] = useState(isDrawing);
  const isLoading = useAtomValue(loadingAtom);
  useLoginCheck();
  return isLoading && !isServerDrawn ? <PendingScreen /> : children;
}
