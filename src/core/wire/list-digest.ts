/** What tells one state of a row from another. */
interface VersionedRow {
  id: string;
  version: number;
}

/** The text whose SHA-256 says what a list contains: the same for the same rows in any order. */
export const digestText = (rows: readonly VersionedRow[]): string =>
  rows
    .map(({ id, version }) => `${id}:${version}`)
    .sort()
    .join(',');
