import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { LoginSearch } from './login-search.ts';
import { ownPath } from './own-path.ts';

/** Leads to where the user wanted to go before the login page, which leaves the history. */
export function useLeaveLogin({ redirectPath, loginPerPage }: LoginSearch): () => void {
  const { history } = useRouter();
  return useCallback(() => {
    const path = ownPath(redirectPath, location.origin);
    if (path === undefined && loginPerPage && history.canGoBack()) history.back();
    else history.replace(path ?? '/');
  }, [history, redirectPath, loginPerPage]);
}
