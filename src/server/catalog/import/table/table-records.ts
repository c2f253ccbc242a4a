import { tellBadBytes } from '../decoded-text.ts';
import { type CatalogReader, ImportFileError, type RawRecord, type RecordFault } from '../record-stream.ts';
import type { Mapping } from './mapping-file.ts';
import { RowMapper } from './row-mapper.ts';
import type { TableRow } from './table-row.ts';

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
    const { headerRow = 1, headerRows = 1, skipRows = 0 } = this.#mapping;
    const header: (readonly string[])[] = [];
    let mapper: RowMapper | undefined;
    let above = headerRow - 1;
    let below = skipRows;
    const seen = { categories: new Set<string>(), suppliers: new Set<string>() };
    for await (const row of this.#rows()) {
      if (!mapper) {
        above -= 1;
        if (above >= 0) continue;
        if (row.badBytes) {
          const reason = `سرستون‌ها در ${row.encoding} خوانا نیست: ${tellBadBytes(row.badBytes)}`;
          throw new ImportFileError(reason, 'encoding-wrong');
        }
        header.push(row.cells);
        if (header.length === headerRows) mapper = new RowMapper(this.#mapping, header);
        continue;
      }
      below -= 1;
      const isEmpty = row.cells.every((cell) => cell === '') && !row.faults;
      if (below >= 0 || isEmpty || (row.isHidden && this.#mapping.hiddenRows === 'skip')) continue;
      yield* recordsOf(row, mapper, this.#faultOf(row, mapper), seen);
    }
    if (!mapper) throw new ImportFileError('فایل سرستون ندارد.', 'heading-missing');
  }

  /** Why the whole row is left out. */
  #faultOf(row: TableRow, mapper: RowMapper): RecordFault | undefined {
    if (row.badBytes) {
      const reason = `بایت‌هایی از این ردیف در ${row.encoding} خوانا نیست: ${tellBadBytes(row.badBytes)}`;
      return { field: '', reason, code: 'encoding-wrong' };
    }
    if (row.isHidden && this.#mapping.hiddenRows !== 'read') {
      const reason = 'این ردیف در فایل پنهان است؛ در فایل نگاشت بنویسید: "hiddenRows": "read" یا "skip".';
      return { field: '', reason, code: 'row-hidden' };
    }
    if (row.cells.slice(mapper.width).every((cell) => cell === '')) return undefined;
    return { field: '', reason: 'شمار خانه‌های این ردیف از سرستون‌ها بیشتر است.', code: 'row-too-wide' };
  }
}

function* recordsOf(
  row: TableRow,
  mapper: RowMapper,
  fault: RecordFault | undefined,
  seen: { categories: Set<string>; suppliers: Set<string> },
): Generator<RawRecord> {
  const { line } = row;
  const columnOf = (field: string) => mapper.columnOf(row, field);
  const at = { location: `rows[${line}]`, line, columnOf };
  const mapped = mapper.map(row);
  if (fault) {
    const { id, props } = 'fault' in mapped ? mapped : (mapped.product as { id: string; props: unknown[] });
    yield { kind: 'product', ...at, value: { ...(fault.code === 'row-hidden' && { id }), props }, fault };
    return;
  }
  if ('fault' in mapped) {
    yield { kind: 'product', ...at, value: { id: mapped.id, props: mapped.props }, fault: mapped.fault };
    return;
  }
  for (const category of mapped.categories) {
    if (seen.categories.has(category.id)) continue;
    seen.categories.add(category.id);
    yield { kind: 'category', ...at, value: category };
  }
  if (!seen.suppliers.has(mapped.supplier)) {
    seen.suppliers.add(mapped.supplier);
    yield { kind: 'manufacturer', ...at, value: { id: mapped.supplier, name: mapped.supplier, type: 'distributor' } };
  }
  yield { kind: 'product', ...at, value: mapped.product, notes: mapped.notes };
}
