import { type RefObject, useEffect } from 'react';
import type { AccountEntry } from '../../../core/pages/private-pages.ts';

/** Moves the menu sideways until the chosen entry is in sight; the page itself does not scroll. */
export function useEntryInSight(page: RefObject<HTMLElement | null>, chosen: AccountEntry): void {
  useEffect(() => {
    const entry = page.current?.querySelector(`[data-menu="${chosen}"]`);
    const menu = entry?.parentElement;
    if (!entry || !menu) return;
    const [inner, outer] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()];
    menu.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  }, [page, chosen]);
}
