import type { ReactNode } from 'react';
import { isolateLatin } from './name.tsx';

type Range = readonly [start: number, end: number];

/** The text with its matches marked; offsets are UTF-16 units of `text`. */
export const HighlightedText = ({ text, ranges }: { text: string; ranges: readonly Range[] }) => (
  <bdi>{isolateLatin(text, (start, end) => markedParts(text, start, end, ranges))}</bdi>
);

function markedParts(text: string, from: number, to: number, ranges: readonly Range[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = from;
  for (const range of ranges) {
    const start = Math.max(range[0], at);
    const end = Math.min(range[1], to);
    if (start >= end) continue;
    if (start > at) parts.push(text.slice(at, start));
    parts.push(<mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  if (at < to) parts.push(text.slice(at, to));
  return parts;
}
