/** A phone shows no more columns side by side. */
export const COMPARED_MAX = 4;

/** A dot needs no escape in a URL and occurs in no id. */
const BETWEEN = '.';

/** Reads the ids of a comparison's URL in order, without repeats; `leftOut` counts those above the maximum. */
export function readCompareIds(text: string | undefined): { ids: string[]; leftOut: number } {
  const written = (text ?? '').split(BETWEEN).map((id) => id.trim().toLowerCase());
  const all = [...new Set(written.filter((id) => id !== ''))];
  return { ids: all.slice(0, COMPARED_MAX), leftOut: Math.max(0, all.length - COMPARED_MAX) };
}

export const writeCompareIds = (ids: readonly string[]): string => ids.join(BETWEEN);
