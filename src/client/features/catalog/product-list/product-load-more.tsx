import { useEffect, useRef } from 'react';
import { savesData } from '../../../ui/device/saves-data.ts';
import { ListEnd } from '../../../ui/kit/list-end.tsx';
import { useRootTexts } from '../../../ui/root-context.ts';

/** Distance from the viewport to the end of the list at which the next page loads. */
const AHEAD_PX = 500;
/** Pages that load by scrolling. Further ones need the button, so that the user can reach the footer. */
const AUTO_PAGES_MAX = 6;

type LoadMoreProps = {
  shownCount: number;
  totalCount: number | undefined;
  pageCount: number;
  hasMore: boolean;
  isLoading: boolean;
  /** Also while the shown pages are read anew: until then the next page cannot be asked for. */
  isFetching: boolean;
  hasFailed: boolean;
  onMore: () => void;
};

/** A button for the next page, which also loads when the end of the list is near the viewport. */
export function ProductLoadMore(props: LoadMoreProps) {
  const { shownCount, totalCount, pageCount, hasMore, isLoading, isFetching, hasFailed, onMore } = props;
  const { shownOf } = useRootTexts();
  const end = useRef<HTMLDivElement>(null);
  const isAutomatic = hasMore && !isFetching && !hasFailed && pageCount < AUTO_PAGES_MAX;
  useEffect(() => {
    if (isAutomatic && end.current) return whenNear(end.current, onMore);
  }, [isAutomatic, onMore]);
  return (
    <ListEnd
      ref={end}
      shown={totalCount === undefined ? undefined : shownOf(shownCount, totalCount)}
      hasMore={hasMore}
      isLoading={isLoading}
      hasFailed={hasFailed}
      onMore={onMore}
    />
  );
}

/** Observes after the first scroll only, so that a new page loads nothing. Returns a function that stops it. */
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
