import { type BadByte, tellBadBytes } from '../decoded-text.ts';
import { type CatalogReader, ImportFileError, type RawRecord } from '../record-stream.ts';
import type { Mapping } from './mapping-file.ts';
import { RowMapper } from './row-mapper.ts';

export interface TableRow {
  /** The line where the row begins, from 1. */
  line: number;
  cells: readonly string[];
  encoding?: string;
  /** Bytes of the row that are not of the encoding; its texts are then not what was written. */
  badBytes?: readonly BadByte[];
}

/** Yields the records of a table: categories and suppliers when a row first names them, then the row's product. */
export class TableReader implements CatalogReader {
  readonly defaultSource: string;
  readonly #mapping: Mapping;
  readonly #rows: () => AsyncIterable<TableRow>;

  constructor(mapping: Mapping, rows: () => AsyncIterable<TableRow>, defaultSource: string) {
    this.#mapping = mapping;
    this.#rows = rows;
    this.defaultSource = mapping.source ?? defaultSource;
  }

  async *records(): AsyncGenerator<RawRecord> {
    let mapper: RowMapper | undefined;
    let toHeader = this.#mapping.headerRow ?? 1;
    const categories = new Set<string>();
    const suppliers = new Set<string>();
    for await (const { line, cells, badBytes, encoding } of this.#rows()) {
      if (!mapper) {
        toHeader -= 1;
        if (toHeader === 0 && badBytes) {
          throw new ImportFileError(`سرستون‌ها در ${encoding} خوانا نیست: ${tellBadBytes(badBytes)}`);
        }
        if (toHeader === 0) mapper = new RowMapper(this.#mapping, cells);
        continue;
      }
      if (cells.every((cell) => cell === '')) continue;
      const at = { location: `rows[${line}]`, line };
      if (badBytes) {
        const fault = {
          field: '',
          reason: `بایت‌هایی از این ردیف در ${encoding} خوانا نیست: ${tellBadBytes(badBytes)}`,
        };
        yield { kind: 'product', ...at, value: { props: mapper.props(cells) }, fault };
        continue;
      }
      const extra = cells.slice(mapper.width).find((cell) => cell !== '');
      if (extra !== undefined) {
        const fault = { field: '', reason: 'شمار خانه‌های این ردیف از سرستون‌ها بیشتر است.' };
        yield { kind: 'product', ...at, value: { props: mapper.props(cells) }, fault };
        continue;
      }
      const row = mapper.map(cells);
      if ('fault' in row) {
        yield { kind: 'product', ...at, value: { id: row.id, props: row.props }, fault: row.fault };
        continue;
      }
      for (const category of row.categories) {
        if (categories.has(category.id)) continue;
        categories.add(category.id);
        yield { kind: 'category', ...at, value: category };
      }
      if (!suppliers.has(row.supplier)) {
        suppliers.add(row.supplier);
        yield { kind: 'manufacturer', ...at, value: { id: row.supplier, name: row.supplier, type: 'distributor' } };
      }
      yield { kind: 'product', ...at, value: row.product };
    }
    if (!mapper) throw new ImportFileError('فایل سرستون ندارد.');
  }
}
