/** A stored row as JSON. Members of members are in one order, as `jsonb` has them. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** The members of a row as they were, of those that a write has changed; empty where it has changed none. */
export function changedFields(before: StoredRow, after: StoredRow): StoredRow {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
      .map((name) => [name, before[name] ?? null]),
  );
}
