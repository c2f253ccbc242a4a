import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusSearch } from './focus-search.ts';

/** For the installed app's shortcut: focuses the search box of the home page. */
export function useSearchShortcut(): void {
  const isAsked = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).has('search') });
  useEffect(() => {
    if (isAsked) focusSearch();
  }, [isAsked]);
}
