import { basename, extname } from 'node:path';
import { readBmecat } from './bmecat/read-bmecat.ts';
import { readJson } from './read-json.ts';
import { type CatalogReader, ImportFileError } from './record-stream.ts';
import { MAPPING_NEEDED, type Mapping } from './table/mapping-file.ts';
import { readCsv } from './table/read-csv.ts';
import { readXlsx } from './table/read-xlsx.ts';
import { TableReader } from './table/table-records.ts';

export interface ReaderOptions {
  /** Meaning of a table's columns; required for CSV and XLSX. */
  mapping?: Mapping | undefined;
}

/**
 * The reader for a file, chosen by its extension.
 * @throws ImportFileError for an unknown extension, or a table without a mapping
 */
export async function openReader(path: string, { mapping }: ReaderOptions = {}): Promise<CatalogReader> {
  const ending = extname(path).toLowerCase();
  const defaultSource = basename(path, extname(path));
  switch (ending) {
    case '.json':
      return { defaultSource, records: () => readJson(path) };
    case '.xml':
      return readBmecat(path, defaultSource);
    case '.csv':
    case '.tsv':
    case '.txt':
    case '.xlsx': {
      if (!mapping) throw new ImportFileError(MAPPING_NEEDED);
      const rows = ending === '.xlsx' ? () => readXlsx(path, mapping) : () => readCsv(path, mapping);
      return new TableReader(mapping, rows, defaultSource);
    }
    default:
      throw new ImportFileError(`گونهٔ پرونده «${ending}» شناخته نیست؛ json، xml، csv یا xlsx پذیرفته است.`);
  }
}
