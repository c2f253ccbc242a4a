import { basename, extname } from 'node:path';
import type { BmecatMapping } from './bmecat/bmecat-mapping.ts';
import { bmecatMapping } from './bmecat/bmecat-mapping.ts';
import { readBmecat } from './bmecat/read-bmecat.ts';
import { readJson } from './read-json.ts';
import { parseMappingAs, readMappingFile } from './read-mapping.ts';
import { type CatalogReader, ImportFileError, type RawRecord } from './record-stream.ts';
import { MAPPING_NEEDED, type Mapping, parseMapping } from './table/mapping-file.ts';
import { readCsv } from './table/read-csv.ts';
import { readXlsx } from './table/read-xlsx.ts';
import { TableReader } from './table/table-records.ts';

export interface ReaderOptions {
  /** Meaning of a table's columns, required for CSV and XLSX, or of a BMEcat file's features. */
  mapping?: Mapping | BmecatMapping | undefined;
  /** The existing category of all products, by id, slug, name or path. @default the file's categories */
  category?: string | undefined;
}

const tables = new Set(['.csv', '.tsv', '.txt', '.xlsx']);
const endingOf = (path: string): string => extname(path).toLowerCase();

/**
 * The mapping for a file of this name.
 * @throws ImportFileError for a mapping that cannot be read, or is invalid for this format
 */
export async function loadMapping(mappingPath: string, path: string): Promise<Mapping | BmecatMapping> {
  const ending = endingOf(path);
  const json = await readMappingFile(mappingPath);
  if (tables.has(ending)) return parseMapping(json);
  if (ending === '.xml') return parseMappingAs(bmecatMapping, json);
  throw new ImportFileError('این گونهٔ فایل نگاشت نمی‌پذیرد.', 'mapping-not-taken');
}

/**
 * The reader for a file, chosen by its extension.
 * @throws ImportFileError for an unknown extension, or a table without a mapping
 */
export async function openReader(path: string, { mapping, category }: ReaderOptions = {}): Promise<CatalogReader> {
  const reader = await openFormat(path, mapping, category !== undefined);
  return category === undefined ? reader : withCategory(reader, category);
}

async function openFormat(path: string, mapping: ReaderOptions['mapping'], hasCategory: boolean) {
  const ending = endingOf(path);
  const defaultSource = basename(path, extname(path));
  if (tables.has(ending)) {
    if (!mapping || !('id' in mapping)) throw new ImportFileError(MAPPING_NEEDED, 'mapping-needed');
    if (!mapping.category && !hasCategory) throw new ImportFileError(CATEGORY_NEEDED, 'category-missing');
    const table = hasCategory ? { ...mapping, category: undefined } : mapping;
    const rows = ending === '.xlsx' ? () => readXlsx(path, table) : () => readCsv(path, table);
    return new TableReader(table, rows, defaultSource);
  }
  if (ending === '.json') return { defaultSource, records: () => readJson(path) };
  if (ending === '.xml') return readBmecat(path, defaultSource, mapping && !('id' in mapping) ? mapping : {});
  throw new ImportFileError(`گونهٔ فایل «${ending}» شناخته نیست؛ json، xml، csv یا xlsx پذیرفته است.`, 'format-unknown');
}

const CATEGORY_NEEDED = 'دستهٔ کالاها دانسته نیست: category را در فایل نگاشت بنویسید یا --category بدهید.';

/** Puts every product into one category and leaves out the file's own. */
function withCategory(reader: CatalogReader, category: string): CatalogReader {
  async function* inCategory(): AsyncGenerator<RawRecord> {
    for await (const record of reader.records()) {
      if (record.kind === 'category') continue;
      const isProduct = record.kind === 'product' && typeof record.value === 'object' && record.value !== null;
      yield isProduct ? { ...record, value: Object.assign({}, record.value, { category }) } : record;
    }
  }
  return { defaultSource: reader.defaultSource, records: inCategory };
}
