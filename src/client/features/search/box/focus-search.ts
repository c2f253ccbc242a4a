export const SEARCH_INPUT_ID = 'search';

/** Scrolls to the search box and focuses it. */
export function focusSearch(): void {
  scrollTo({ top: 0 });
  document.getElementById(SEARCH_INPUT_ID)?.focus({ preventScroll: true });
}
