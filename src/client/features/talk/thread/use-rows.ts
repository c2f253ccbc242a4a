import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Entry } from './entries.ts';
import { useRowsAhead } from './use-rows-ahead.ts';

/** Nearer to the end, the reader follows the newest message. */
const END_PX = 48;
/** Nearer to the first or the last row, what comes before or after it is read. */
const MORE_PX = 600;
const GAP_PX = 8;
const PADDING_PX = 12;
const LINE_PX = 24;
const BUBBLE_PX = 60;
const LETTERS_OF_LINE = 36;

interface RowsOptions {
  scroller: RefObject<HTMLElement | null>;
  entries: readonly Entry[];
  /** Height of what stands above the rows. */
  above: number;
  /** False while the opening read is on its way: what it brings may move the first unread message. */
  isSettled: boolean;
  /** Whether the last row is the newest message of the conversation. */
  isNewest: boolean;
  /** The number of the message that is brought into sight first. @default the first unread one, or the newest */
  at: number | undefined;
  onBegin: () => void;
  onEnd: () => void;
  onMove: () => void;
}

/**
 * The rows of a thread that are near the screen. It opens at a message, at its first unread one or at its end. Then the
 * reader stays where they have scrolled: older messages come above without a move, newer ones are followed at the end.
 */
export function useRows({ scroller, entries, above, isSettled, isNewest, at, ...events }: RowsOptions) {
  const latest = useRef({ ...events, entries, isNewest });
  latest.current = { ...events, entries, isNewest };
  const focused = useRef<string>(undefined);
  const wasNewest = useRef(false);
  const follows = useFollowing(scroller);
  const withAhead = useRowsAhead();
  const isPlaced = useRef(false);
  const opening = useMemo(() => openingIndex(entries, at), [entries, at]);
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: entries.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => entries[index]?.key ?? index, [entries]),
    estimateSize: (index) => heightOf(entries[index]),
    measureElement: measureRow,
    observeElementRect: followHeight,
    initialRect: { width: 0, height: globalThis.innerHeight ?? 0 },
    initialOffset: () => entries.slice(0, opening).reduce((sum, entry) => sum + heightOf(entry) + GAP_PX, 0),
    gap: GAP_PX,
    paddingStart: PADDING_PX,
    paddingEnd: PADDING_PX,
    scrollMargin: above,
    anchorTo: 'end',
    // What joins an earlier stretch with the newest messages is no news.
    followOnAppend: isNewest && wasNewest.current,
    scrollEndThreshold: END_PX,
    // A new function each time, so that it also runs where only the rows ahead change.
    rangeExtractor: (range) => withFocused(withAhead(range), latest.current.entries, focused.current),
  });
  useLayoutEffect(() => {
    wasNewest.current = isNewest;
  }, [isNewest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: until it is settled, each new row may move the place.
  useLayoutEffect(() => {
    if (isPlaced.current) return;
    follows.set(opening === undefined);
    if (opening === undefined) rows.scrollToEnd();
    else rows.scrollToIndex(opening, { align: at === undefined ? 'start' : 'center' });
    isPlaced.current = isSettled;
  }, [rows, opening, at, isSettled, entries]);
  const height = rows.getTotalSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows grow when they are measured, and when a card comes into one.
  useLayoutEffect(() => {
    if (isNewest) follows.keep();
  }, [height, isNewest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that were measured stand elsewhere, without a scroll.
  useEffect(() => latest.current.onMove(), [height]);
  const handleScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    follows.note(element, latest.current.isNewest);
    if (isPlaced.current && scrollTop < MORE_PX) latest.current.onBegin();
    if (isPlaced.current && scrollHeight - scrollTop - clientHeight < MORE_PX) latest.current.onEnd();
    latest.current.onMove();
  }, [scroller, follows]);
  /** Brings a message into sight; false if it is not among the rows. */
  const show = useCallback(
    (seq: number): boolean => {
      const index = indexOfSeq(latest.current.entries, seq);
      if (index < 0) return false;
      follows.set(false);
      rows.scrollToIndex(index, { align: 'center' });
      return true;
    },
    [rows, follows],
  );
  const noteFocus = useCallback((key: string | undefined) => {
    focused.current = key;
  }, []);
  return { rows, handleScroll, show, noteFocus };
}

/**
 * Whether the reader is at the end of the thread. The virtual list follows a row that grows only while it is at the end by
 * its own measure, and several rows that are measured at once leave it short of it.
 */
function useFollowing(scroller: RefObject<HTMLElement | null>) {
  return useMemo(() => {
    let isFollowing = false;
    let lastTop = 0;
    return {
      set(next: boolean) {
        isFollowing = next;
      },
      /** After a scroll: who scrolls up leaves the end, also before the rows have settled. */
      note({ scrollTop, scrollHeight, clientHeight }: HTMLElement, isNewest: boolean) {
        const isNear = scrollHeight - scrollTop - clientHeight <= END_PX;
        if (isNear) isFollowing = isNewest;
        else if (scrollTop < lastTop) isFollowing = false;
        lastTop = scrollTop;
      },
      keep() {
        const element = scroller.current;
        if (isFollowing && element) element.scrollTop = element.scrollHeight;
      },
    };
  }, [scroller]);
}

const indexOfSeq = (entries: readonly Entry[], seq: number): number =>
  entries.findIndex((entry) => entry.kind === 'message' && entry.message.seq === seq);

/** Undefined for the end. */
function openingIndex(entries: readonly Entry[], at: number | undefined): number | undefined {
  const index = at === undefined ? -1 : indexOfSeq(entries, at);
  const found = index < 0 ? entries.findIndex(({ kind }) => kind === 'unread') : index;
  return found < 0 ? undefined : found;
}

/** Before it is measured. */
function heightOf(entry: Entry | undefined): number {
  if (entry?.kind !== 'message' && entry?.kind !== 'unsent') return LINE_PX;
  const lines = Math.ceil((entry.message.text ?? '').length / LETTERS_OF_LINE);
  return BUBBLE_PX + (lines + entry.message.files.length) * LINE_PX;
}

/** Without a layout a row keeps the height that was expected. */
function measureRow(
  row: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<HTMLElement, HTMLElement>,
): number {
  const [box] = entry?.borderBoxSize ?? [];
  return box?.blockSize || row.offsetHeight || rows.options.estimateSize(rows.indexFromElement(row));
}

/** Without a layout the thread is as high as the window. */
function followHeight(
  { scrollElement }: Virtualizer<HTMLElement, HTMLElement>,
  onChange: (rect: { width: number; height: number }) => void,
) {
  if (!scrollElement) return undefined;
  const tell = () =>
    onChange({ width: scrollElement.clientWidth, height: scrollElement.clientHeight || window.innerHeight });
  tell();
  if (typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(tell);
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** A row that has the focus stays in the document, so that the keyboard is not lost. */
function withFocused(range: Range, entries: readonly Entry[], key: string | undefined): number[] {
  const shown = defaultRangeExtractor(range);
  const index = key === undefined ? -1 : entries.findIndex((entry) => entry.key === key);
  if (index < 0 || shown.includes(index)) return shown;
  return [...shown, index].sort((one, other) => one - other);
}
