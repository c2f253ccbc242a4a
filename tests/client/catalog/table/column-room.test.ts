import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  columnRooms,
  hasRoom,
  ROOM_MAX,
  ROOM_MIN,
  ROOM_STEP,
} from '../../../../src/client/features/catalog/product-list/table/column-room.ts';

const table = '../../../../src/client/features/catalog/product-list/table';
const column = (key: string, width: number, isSame = false) => ({ key, width, isSame });
const columns = [column('bore', 60, true), column('outside', 60), column('load', 60, true), column('mass', 60)];

const shownIn = (width: number, fixed: number, of = columns) => {
  const rooms = columnRooms(fixed, of);
  return of.filter(({ key }) => hasRoom(rooms.get(key), width)).map(({ key }) => key);
};

describe('the property columns of a table', () => {
  it('are all shown where they fit', () => {
    expect(shownIn(1100, 700)).toEqual(['bore', 'outside', 'load', 'mass']);
    expect(shownIn(700 + 4 * 60 + ROOM_STEP, 700)).toEqual(['bore', 'outside', 'load', 'mass']);
  });

  it('step back where they do not: those of one value first, from the last, then the others', () => {
    const withRoomFor = (count: number) => shownIn(700 + count * 60 + ROOM_STEP, 700);
    expect(withRoomFor(3)).toEqual(['bore', 'outside', 'mass']);
    expect(withRoomFor(2)).toEqual(['outside', 'mass']);
    expect(withRoomFor(1)).toEqual(['outside']);
  });

  it('leave the others their room, which is never less than these need', () => {
    expect(shownIn(970, 970)).toEqual([]);
    for (let width = ROOM_MIN; width < ROOM_MAX; width += 7) {
      const count = shownIn(width, 640).length;
      expect(count === 0 || 640 + count * 60 <= width).toBe(true);
    }
  });

  it('count the wider titles of a wide screen', () => {
    expect(shownIn(1200, 940)).toHaveLength(3);
  });

  it('have a place of their own among the steps of the style sheet', () => {
    const css = readFileSync(join(import.meta.dirname, table, 'column-room.module.css'), 'utf8');
    const steps = [...css.matchAll(/@container \(width < (\d+)px\) \{\s*:global\(\.room(\d+)\) \{/g)];
    expect(steps.every(([, width, name]) => width === name)).toBe(true);
    const expected = Array.from(
      { length: (ROOM_MAX - ROOM_MIN) / ROOM_STEP + 1 },
      (_, at) => ROOM_MIN + at * ROOM_STEP,
    );
    expect(steps.map(([, width]) => Number(width))).toEqual(expected);
  });
});
