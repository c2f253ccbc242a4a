const OPTIONS_MAX = 200;

interface CountedOption {
  id: string;
  itemsCount: number;
}

/** The options with most rows, and those that are chosen, with or without rows; most rows first. */
export function mostOptions(counts: ReadonlyMap<string, number>, chosen: readonly string[]): CountedOption[] {
  const found = [...counts].filter(([id, items]) => items > 0 && !chosen.includes(id));
  const most = found.sort(byItems).slice(0, OPTIONS_MAX);
  const all = [...most, ...chosen.map((id): [string, number] => [id, counts.get(id) ?? 0])];
  return all.sort(byItems).map(([id, itemsCount]) => ({ id, itemsCount }));
}

const byItems = ([a, one]: [string, number], [b, other]: [string, number]): number => other - one || (a < b ? -1 : 1);
