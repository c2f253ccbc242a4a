export const SEARCH_INPUT_ID = 'search';

/** To the page's search box, from wherever it is scrolled. */
export function focusSearch(): void {
  scrollTo({ top: 0 });
  document.getElementById(SEARCH_INPUT_ID)?.focus({ preventScroll: true });
}
