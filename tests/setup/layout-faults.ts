import type { Page } from 'playwright-core';

/** In the page: what is too small for a finger, or for a mouse where there is no finger, or wider than the window. */
const FAULTS = `(() => {
  const TARGET_PX = matchMedia('(pointer: coarse)').matches ? 43.5 : 23.5;
  const width = document.documentElement.clientWidth;
  const main = document.querySelector('main');
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  const faults = [];
  const scrollWidth = document.documentElement.scrollWidth;
  if (scrollWidth > width + 1) faults.push('the page is ' + scrollWidth + ' px wide');
  for (const element of main.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')) {
    if (!isSeen(element) || (element.tagName === 'A' && element.closest('p'))) continue;
    const label = element.matches('[type=checkbox], [type=radio], [type=file]') ? element.closest('label') : null;
    const size = (label ?? element).getBoundingClientRect();
    if (Math.min(size.width, size.height) < TARGET_PX)
      faults.push(Math.round(size.width) + ' × ' + Math.round(size.height) + ' px: ' + nameOf(element));
  }
  return faults;
})()`;

/** What is wrong with the places and sizes on the page as it is shown, a line for each element. */
export const layoutFaults = ({ page }: { page: Page }): Promise<string[]> => page.evaluate<string[]>(FAULTS);
