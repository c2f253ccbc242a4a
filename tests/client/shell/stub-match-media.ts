import { afterEach, beforeEach, vi } from 'vitest';

/** Stubs `matchMedia`, which jsdom lacks, for a window of this width; no other media query matches. */
export function stubMatchMedia(widthPx: number): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => {
      const maxWidth = /width < (\d+)px/.exec(query)?.[1];
      return {
        matches: maxWidth !== undefined && widthPx < Number(maxWidth),
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      };
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
