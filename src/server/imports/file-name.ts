import { extname } from 'node:path';
import { fileNameOf } from '../files/file-name.ts';

const endings = ['.csv', '.tsv', '.txt', '.xlsx'];

/** The name of a table as people know it, without a path; of another kind of ending it has none. */
export function shownName(given: string): string {
  const ending = extname(given).toLowerCase();
  return `${fileNameOf(given, '')}${endings.includes(ending) ? ending : ''}`;
}
