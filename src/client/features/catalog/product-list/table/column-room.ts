/** The least widths of a list, in px, that its style sheet tells apart. No wide screen has a narrower list than the first. */
export const ROOM_MIN = 600;
export const ROOM_STEP = 24;
export const ROOM_MAX = 1728;

/** From this width of a list on, its titles take this much more. */
const WIDE_LIST = 1130;
const WIDER_TITLE = 70;

type SizedColumn = {
  key: string;
  width: number;
  /** All rows have the same value. */
  isSame: boolean;
};

/**
 * The width of a list from which each column has room beside what stands before it. The columns of one value step back
 * first, then the last of the others.
 * @param fixed the width of all columns that never step back
 */
export function columnRooms(fixed: number, columns: readonly SizedColumn[]): Map<string, number> {
  const rooms = new Map<string, number>();
  let needed = fixed;
  for (const { key, width } of [...columns.filter((one) => !one.isSame), ...columns.filter((one) => one.isSame)]) {
    needed += width;
    rooms.set(key, roomFor(needed));
  }
  return rooms;
}

/** The step of the style sheet for a width. */
export function roomFor(width: number): number {
  const needed = width + WIDER_TITLE > WIDE_LIST ? width + WIDER_TITLE : width;
  return Math.min(ROOM_MIN + Math.max(0, Math.ceil((needed - ROOM_MIN) / ROOM_STEP)) * ROOM_STEP, ROOM_MAX);
}

/** @param room undefined for a column that never steps back */
export const hasRoom = (room: number | undefined, listWidth: number): boolean =>
  room === undefined || listWidth >= room;
