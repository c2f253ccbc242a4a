import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Nearer to the end, the reader follows the newest message. */
const END_PX = 48;
/** Nearer to the beginning, older messages are read. */
const BEGIN_PX = 160;

interface PlaceOptions {
  scroller: RefObject<HTMLElement | null>;
  /** The first and the last of what is shown. */
  firstKey: number;
  lastKey: string;
  /** False while the opening read is on its way: what it brings may move the first unread message. */
  isSettled: boolean;
  /** The line before the first unread message. */
  unreadLine: RefObject<HTMLElement | null>;
  onBegin: () => void;
  onMove: () => void;
}

/**
 * Where a thread is scrolled: first at its first unread message or at its end, then where the reader has left it. Older
 * messages come above without a move; at the end, the newest one stays in sight.
 */
export function usePlace({ scroller, firstKey, lastKey, isSettled, unreadLine, onBegin, onMove }: PlaceOptions) {
  const isPlaced = useRef(false);
  const before = useRef({ firstKey, lastKey, height: 0, top: 0, isAtEnd: true });
  const note = useCallback((element: HTMLElement) => {
    const { scrollHeight, scrollTop, clientHeight } = element;
    before.current = {
      ...before.current,
      height: scrollHeight,
      top: scrollTop,
      isAtEnd: scrollHeight - scrollTop - clientHeight < END_PX,
    };
  }, []);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const was = before.current;
    if (!isPlaced.current) {
      const line = unreadLine.current;
      element.scrollTop = line ? line.offsetTop - element.offsetTop : element.scrollHeight;
      isPlaced.current = isSettled;
    } else if (firstKey < was.firstKey) element.scrollTop = was.top + element.scrollHeight - was.height;
    else if (lastKey !== was.lastKey && was.isAtEnd) element.scrollTop = element.scrollHeight;
    before.current = { ...was, firstKey, lastKey };
    note(element);
  }, [scroller, unreadLine, firstKey, lastKey, isSettled, note]);
  return () => {
    const element = scroller.current;
    if (!element) return;
    note(element);
    if (isPlaced.current && element.scrollTop < BEGIN_PX) onBegin();
    onMove();
  };
}
