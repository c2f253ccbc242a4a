import { formatNumber } from '../../../core/numbers/numerals.ts';

const MARK = /^\([۰-۹٬]+\) /;

/** Keeps a number before the page's title, also when the page gives itself another one. */
export function countInTitle() {
  let count = 0;
  const show = () => {
    const plain = document.title.replace(MARK, '');
    const marked = count > 0 ? `(${formatNumber(count)}) ${plain}` : plain;
    if (document.title !== marked) document.title = marked;
  };
  const observer = new MutationObserver(show);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return {
    set(next: number): void {
      count = next;
      show();
    },
    stop(): void {
      observer.disconnect();
      count = 0;
      show();
    },
  };
}
