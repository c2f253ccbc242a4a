/** Rows of a table as text: `key:value` pairs between spaces. */
export const wordPairs = (rows: string): [key: string, value: string][] =>
  rows
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [key = '', value = ''] = pair.split(':');
      return [key, value];
    });
