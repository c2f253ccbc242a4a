import { useEffect, useRef } from 'react';
import { productListTexts } from '../../../texts/product-list.ts';
import { ListEnd } from '../../../ui/kit/list-end.tsx';

/** How far below the window the end of the list may be when the next page is asked for. */
const AHEAD_PX = 500;
/** Pages that come by scrolling alone; after them a press of the button each, or the foot of the page is never reached. */
const AUTO_PAGES_MAX = 6;

type LoadMoreProps = {
  shownCount: number;
  totalCount: number | undefined;
  pageCount: number;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
};

/** The way to the next page: a button, which presses itself when the end of the list comes near. */
export function ProductLoadMore(props: LoadMoreProps) {
  const { shownCount, totalCount, pageCount, hasMore, isLoading, hasFailed, onMore } = props;
  const end = useRef<HTMLDivElement>(null);
  const isAutomatic = hasMore && !isLoading && !hasFailed && pageCount < AUTO_PAGES_MAX;
  useEffect(() => {
    if (isAutomatic && end.current) return whenNear(end.current, onMore);
  }, [isAutomatic, onMore]);
  return (
    <ListEnd
      ref={end}
      shown={totalCount === undefined ? undefined : productListTexts.shownOf(shownCount, totalCount)}
      hasMore={hasMore}
      isLoading={isLoading}
      hasFailed={hasFailed}
      onMore={onMore}
    />
  );
}

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** Watches only after the first scroll: a page that was just drawn asks for nothing. Returns the way to stop. */
function whenNear(element: Element, onNear: () => void): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined' || savesData()) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) onNear();
    },
    { rootMargin: `0px 0px ${AHEAD_PX}px` },
  );
  const watch = () => observer.observe(element);
  addEventListener('scroll', watch, { once: true, passive: true });
  return () => {
    removeEventListener('scroll', watch);
    observer.disconnect();
  };
}
