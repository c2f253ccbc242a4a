import { decodeEntities } from '../html-entities.ts';
import { ImportFileError } from '../record-stream.ts';
import type { Headings } from './headings.ts';
import type { Cell, Mapping } from './mapping-file.ts';
import type { TableRow } from './table-row.ts';

/** Finds the cells of a row by the names that a mapping gives its columns. */
export class ColumnCells {
  readonly #headings: Headings;
  readonly #columns: ReadonlyMap<string, number>;

  /** @throws ImportFileError for a column that the table does not have, or has twice */
  constructor(headings: Headings, mapping: Mapping) {
    this.#headings = headings;
    const names = [...new Set(columnsOf(mapping))];
    const found = names.map((name) => ({ name, columns: headings.find(name) }));
    const tell = (all: typeof found) => all.map(({ name }) => name).join('، ');
    const missing = found.filter(({ columns }) => columns.length === 0);
    if (missing.length > 0)
      throw new ImportFileError(`این ستون‌های نگاشت در فایل نیست: ${tell(missing)}`, 'column-missing');
    const twice = found.filter(({ columns }) => columns.length > 1);
    if (twice.length > 0)
      throw new ImportFileError(`این ستون‌ها در فایل دو بار آمده است: ${tell(twice)}`, 'column-repeated');
    this.#columns = new Map(found.flatMap(({ name, columns: [column = -1] }) => [[name, column]]));
  }

  /** The cell's text; undefined if it is empty or cannot be read. */
  text(row: TableRow, cell: Cell): string | undefined {
    if (typeof cell === 'object' && 'value' in cell) return cell.value;
    const column = this.place(cell);
    if (row.faults?.has(column)) return undefined;
    return decodeEntities(row.cells[column] ?? '').trim() || undefined;
  }

  /** Why the cell cannot be read. */
  fault(row: TableRow, cell: Cell | undefined) {
    return cell === undefined || !row.faults ? undefined : row.faults.get(this.place(cell));
  }

  /** Whether the cell is a number and no text of one. */
  isNumber(row: TableRow, cell: Cell): boolean {
    return row.numbers?.has(this.place(cell)) ?? false;
  }

  label(cell: Cell | undefined): string | undefined {
    const column = cell === undefined ? -1 : this.place(cell);
    return column === -1 ? undefined : this.#headings.label(column);
  }

  place(cell: Cell): number {
    if (typeof cell === 'string') return this.#columns.get(cell) ?? -1;
    return 'column' in cell ? (this.#columns.get(cell.column) ?? -1) : -1;
  }
}

function columnsOf(mapping: Mapping): string[] {
  const { category, price, stock, properties, id, title, supplier, unit, ...rest } = mapping;
  const { titleEn, partNumber, brand, description, moq, packSize, leadTimeDays, origin, warranty, priceValidUntil } =
    rest;
  const cells = [id, title, supplier, unit, titleEn, partNumber, brand, description, moq, packSize, leadTimeDays];
  const named = [...cells, origin, warranty, priceValidUntil, price?.column, stock?.column].flatMap((cell) =>
    columnOf(cell),
  );
  const ofCategory = !category
    ? []
    : 'columns' in category
      ? category.columns
      : 'column' in category
        ? [category.column]
        : [];
  const currency = typeof price?.currency === 'object' ? [price.currency.column] : [];
  const ofProperties = properties.flatMap(({ column, unit: own }) =>
    typeof own === 'object' ? [column, own.column] : [column],
  );
  return [...named, ...ofCategory, ...currency, ...ofProperties];
}

function columnOf(cell: Cell | undefined): string[] {
  if (cell === undefined) return [];
  if (typeof cell === 'string') return [cell];
  return 'column' in cell ? [cell.column] : [];
}
