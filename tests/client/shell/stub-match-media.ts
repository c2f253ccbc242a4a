import { afterEach, beforeEach, vi } from 'vitest';

/** A window of that width to `matchMedia`, which jsdom lacks; no other media query matches. */
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
