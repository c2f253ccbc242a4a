import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusSearch } from './focus-search.ts';

/** The installed app's shortcut: the front page with its search box ready to be written in. */
export function useSearchShortcut(): void {
  const isAsked = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).has('search') });
  useEffect(() => {
    if (isAsked) focusSearch();
  }, [isAsked]);
}
