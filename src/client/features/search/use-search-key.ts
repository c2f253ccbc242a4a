import { useEffect } from 'react';
import { focusSearch } from './box/focus-search.ts';

/** `/` outside a field focuses the search box, as on other catalogues. */
export function useSearchKey(): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest('input, select, textarea, [contenteditable], dialog')) return;
      event.preventDefault();
      focusSearch();
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, []);
}
