/** More columns than this no phone shows side by side. */
export const COMPARED_MAX = 4;

/** A dot needs no escape in an address and stands in no id. */
const BETWEEN = '.';

/** The ids of a comparison's address, each once, in their order; `leftOut` says how many were too many. */
export function readCompareIds(text: string | undefined): { ids: string[]; leftOut: number } {
  const written = (text ?? '').split(BETWEEN).map((id) => id.trim().toLowerCase());
  const all = [...new Set(written.filter((id) => id !== ''))];
  return { ids: all.slice(0, COMPARED_MAX), leftOut: Math.max(0, all.length - COMPARED_MAX) };
}

export const writeCompareIds = (ids: readonly string[]): string => ids.join(BETWEEN);
