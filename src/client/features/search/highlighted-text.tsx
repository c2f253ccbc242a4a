import type { ReactNode } from 'react';

type Range = readonly [start: number, end: number];

/** A part number, size or standard in Persian text, which needs its own direction. */
const LATIN_RUN = /[A-Za-z0-9](?:[\x20-\x7e×°–]*[A-Za-z0-9%°")])?/g;

/** The text with its matches marked; offsets are UTF-16 units of `text`. */
export function HighlightedText({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LATIN_RUN)) {
    const start = match.index;
    parts.push(...markedParts(text, end, start, ranges));
    end = start + match[0].length;
    parts.push(
      <bdi key={`ltr-${start}`} dir="ltr">
        {markedParts(text, start, end, ranges)}
      </bdi>,
    );
  }
  parts.push(...markedParts(text, end, text.length, ranges));
  return <bdi>{parts}</bdi>;
}

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
