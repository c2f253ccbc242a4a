import type { Range } from '@tanstack/react-virtual';
import { useEffect, useReducer, useRef } from 'react';
import { whenIdle } from '../../../offline/idle.ts';

/** Rows beside the screen on each side that a move draws. */
const ROWS_WITH_MOVE = 1;
/** Rows beside the screen on each side in the end. */
const ROWS_AHEAD = 10;
const ROWS_OF_STEP = 1;
const STEP_TIMEOUT_MS = 1_000;

/**
 * Adds the rows beside the screen to a range. Drawn with a move they would double the length of its task: a move draws the
 * rows of the screen, and idle moments those beside it, a few at a time. What is drawn stays while it is near.
 */
export function useRowsAhead(): (range: Range) => Range {
  const drawn = useRef({ startIndex: 0, endIndex: -1 });
  const ahead = useRef({ startIndex: 0, endIndex: -1, rows: 0 });
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (ahead.current.rows >= ROWS_AHEAD) return undefined;
    return whenIdle(() => {
      ahead.current.rows += ROWS_OF_STEP;
      draw();
    }, STEP_TIMEOUT_MS);
  });
  return ({ startIndex, endIndex, ...range }) => {
    const isMoved = ahead.current.startIndex !== startIndex || ahead.current.endIndex !== endIndex;
    if (isMoved) ahead.current = { startIndex, endIndex, rows: ROWS_WITH_MOVE };
    const { rows } = ahead.current;
    const last = drawn.current;
    const isBeside = last.startIndex <= endIndex && startIndex <= last.endIndex;
    const first = isBeside ? Math.max(last.startIndex, startIndex - ROWS_AHEAD) : startIndex;
    const end = isBeside ? Math.min(last.endIndex, endIndex + ROWS_AHEAD) : endIndex;
    drawn.current = {
      startIndex: Math.max(0, Math.min(first, startIndex - rows)),
      endIndex: Math.min(range.count - 1, Math.max(end, endIndex + rows)),
    };
    return { ...range, ...drawn.current, overscan: 0 };
  };
}
