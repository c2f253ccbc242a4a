import { foldScript, foldText } from '../../../../core/text/persian.ts';
import { hasOpenMark, markQuestion } from '../parse-measure.ts';
import { propOfText } from '../prop-of-text.ts';
import type { RecordFault } from '../record-stream.ts';
import { ColumnCells } from './column-cells.ts';
import { Headings } from './headings.ts';
import type { Cell, Mapping, PropertyMapping } from './mapping-file.ts';
import { stateOfCount } from './stock-count.ts';
import type { TableRow } from './table-row.ts';

const CATEGORY_JOINT = ' > ';
const NUMBER = /(?<![\p{L}\d])\d/u;
/** Record fields of the mapping's cells; a cell that cannot be read is reported under them. */
const fieldOfCell = {
  id: 'id',
  title: 'names',
  titleEn: 'names.en',
  partNumber: 'partNumber',
  brand: 'brand',
  description: 'description',
  supplier: 'manufacturer',
  priceValidUntil: 'offer.priceValidUntil',
  unit: 'offer.unit',
  moq: 'offer.moq',
  packSize: 'offer.packSize',
  leadTimeDays: 'offer.leadTimeDays',
  origin: 'offer.origin',
  warranty: 'offer.warranty',
} as const;
type CellKey = keyof typeof fieldOfCell;
const cellKeys = Object.keys(fieldOfCell) as CellKey[];

interface MappedRow {
  categories: { id: string; parent: string | null; names: { fa: string } }[];
  supplier: string;
  product: unknown;
  /** What is left out of the product. */
  notes: RecordFault[];
}

type Fault = { id: string; props: unknown[]; fault: RecordFault };

/** Maps a row to records. */
export class RowMapper {
  readonly width: number;
  readonly #mapping: Mapping;
  readonly #headings: Headings;
  readonly #cells: ColumnCells;
  /** Paths of the categories that the file may add. */
  readonly #newCategories: ReadonlySet<string>;

  constructor(mapping: Mapping, header: readonly (readonly string[])[]) {
    this.#mapping = mapping;
    this.#headings = new Headings(header);
    this.width = this.#headings.width;
    this.#cells = new ColumnCells(this.#headings, mapping);
    const known = mapping.category?.known ?? [];
    this.#newCategories = new Set(known.map((path) => this.#split(path).join(CATEGORY_JOINT)));
  }

  map(row: TableRow): MappedRow | Fault {
    const mapping = this.#mapping;
    const at = (cell: Cell | undefined) => (cell === undefined ? undefined : this.#cells.text(row, cell));
    const id = at(mapping.id) ?? '';
    const props = this.props(row);
    const faultAt = (field: string, reason: string, code: string): Fault => ({
      id,
      props,
      fault: { field, reason, code },
    });
    if (this.#isNoProduct(row, id)) return faultAt('', NO_PRODUCT, 'row-not-product');
    if (id === '') return faultAt('id', this.#cells.fault(row, mapping.id)?.reason ?? NO_ID, 'id-missing');
    const path = this.#categoryPath(row);
    const categoryId = path.join(CATEGORY_JOINT);
    if (mapping.category && path.length === 0) return faultAt('category', NO_CATEGORY, 'category-missing');
    const isNew = mapping.category?.create || this.#newCategories.has(categoryId);
    const supplier = at(mapping.supplier);
    if (supplier === undefined) return faultAt('supplier', 'نام تأمین‌کننده نیامده است.', 'supplier-missing');
    const title = at(mapping.title);
    if (title === undefined) return faultAt('title', 'نام کالا نیامده است.', 'title-missing');
    const titleEn = at(mapping.titleEn);
    const notes = this.#notes(row);
    return {
      categories: isNew ? categoriesOf(path) : [],
      supplier,
      notes,
      product: {
        id,
        manufacturer: supplier,
        partNumber: at(mapping.partNumber),
        names: { fa: title, ...(titleEn && { en: titleEn }) },
        description: at(mapping.description),
        category: categoryId,
        brand: at(mapping.brand),
        props,
        offer: {
          sku: id,
          prices: this.#prices(row, notes),
          priceValidUntil: at(mapping.priceValidUntil),
          unit: at(mapping.unit),
          moq: at(mapping.moq),
          packSize: at(mapping.packSize),
          leadTimeDays: at(mapping.leadTimeDays),
          stockState: this.#stock(row, notes),
          origin: at(mapping.origin),
          warranty: at(mapping.warranty),
        },
      },
    };
  }

  /** The label of the column that a record's field is read from. */
  columnOf(row: TableRow, field: string): string | undefined {
    const { price, stock, category, properties } = this.#mapping;
    const [, index] = field.match(/^props\[(\d+)\]/) ?? [];
    if (index !== undefined) {
      const filled = properties.filter((property) => this.#hasProp(row, property));
      return this.#cells.label(filled[Number(index)]?.column);
    }
    if (field.startsWith('offer.prices')) return this.#cells.label(price?.column);
    if (field === 'offer.stockState') return this.#cells.label(stock?.column);
    if (field === 'category' && category && 'column' in category) return this.#cells.label(category.column);
    const key = cellKeys.find((cell) => fieldOfCell[cell] === field || cell === field);
    return key && this.#cells.label(this.#mapping[key]);
  }

  /** Whether the row repeats the headings, or has neither an id with a number nor a number where one is due. */
  #isNoProduct(row: TableRow, id: string): boolean {
    const isHeading = (cell: string, column: number) =>
      cell.trim() === '' || foldText(cell) === foldText(this.#headings.names[column] ?? '');
    if (row.cells.every(isHeading)) return true;
    if (id === '' || NUMBER.test(foldScript(id))) return false;
    const numeric = this.#mapping.properties.filter(({ type }) => type === 'quantity' || type === 'number');
    const texts = numeric.flatMap(({ column }) => this.#cells.text(row, column) ?? []);
    return texts.length > 0 && !texts.some((text) => NUMBER.test(foldScript(text)));
  }

  /** Cells that cannot be read; those of properties are values of the product. */
  #notes(row: TableRow): RecordFault[] {
    const notes = cellKeys.flatMap((key) => {
      const fault = this.#cells.fault(row, this.#mapping[key]);
      return fault ? [{ field: fieldOfCell[key], ...fault }] : [];
    });
    const { decimalMark } = this.#mapping;
    for (const key of ['moq', 'packSize', 'leadTimeDays'] as const) {
      const cell = this.#mapping[key];
      const text = cell === undefined ? undefined : this.#cells.text(row, cell);
      if (cell === undefined || text === undefined || decimalMark || this.#cells.isNumber(row, cell)) continue;
      if (hasOpenMark(text)) notes.push({ field: fieldOfCell[key], ...markQuestion(text) });
    }
    return notes;
  }

  #stock(row: TableRow, notes: RecordFault[]): string | undefined {
    const { stock } = this.#mapping;
    if (!stock) return undefined;
    const field = 'offer.stockState';
    const fault = this.#cells.fault(row, stock.column);
    if (fault) notes.push({ field, ...fault });
    const word = this.#cells.text(row, stock.column);
    if (word === undefined) return undefined;
    const state =
      stock.values[word] ??
      Object.entries(stock.values).find(([known]) => foldText(known) === foldText(word))?.[1] ??
      stateOfCount(word);
    if (state === undefined) {
      const reason = `وضعیت موجودی «${word}» شناخته نیست؛ موجودی نامعلوم ماند. معنای آن را در stock.values بنویسید.`;
      notes.push({ field, reason, code: 'stock-unknown' });
    }
    return state;
  }

  #split(path: string): string[] {
    const { category } = this.#mapping;
    const separator = (category && 'separator' in category && category.separator) || '>';
    return path.split(separator).flatMap((name) => name.trim() || []);
  }

  #categoryPath(row: TableRow): string[] {
    const { category } = this.#mapping;
    if (!category) return [];
    if ('columns' in category) {
      const names = category.columns.map((column) => this.#cells.text(row, column));
      const depth = names.findLastIndex((name) => name !== undefined) + 1;
      // A gap in the path would put the category below the wrong parent.
      const path = names.slice(0, depth);
      return path.every((name) => name !== undefined) ? path : [];
    }
    const path = 'value' in category ? category.value : this.#cells.text(row, category.column);
    return path === undefined ? [] : this.#split(path);
  }

  #prices(row: TableRow, notes: RecordFault[]): unknown[] {
    const { price, decimalMark } = this.#mapping;
    if (!price) return [];
    const field = 'offer.prices[0].amount';
    const fault = this.#cells.fault(row, price.column);
    if (fault) notes.push({ field, ...fault });
    const amount = this.#cells.text(row, price.column);
    if (amount === undefined) return [];
    if (!decimalMark && !this.#cells.isNumber(row, price.column) && hasOpenMark(amount)) {
      notes.push({ field, ...markQuestion(amount) });
      return [];
    }
    const currency = typeof price.currency === 'string' ? price.currency : this.#cells.text(row, price.currency);
    return [{ amount: decimalMark === ',' ? amount.replaceAll('.', '') : amount, currency: currency ?? '?' }];
  }

  /** One for each property with a value in the row. */
  props(row: TableRow): unknown[] {
    return this.#mapping.properties.flatMap((property) => this.#prop(row, property));
  }

  #hasProp(row: TableRow, { column }: PropertyMapping): boolean {
    return this.#cells.fault(row, column) !== undefined || this.#cells.text(row, column) !== undefined;
  }

  #prop(row: TableRow, property: PropertyMapping): unknown[] {
    const fault = this.#cells.fault(row, property.column);
    if (fault) return [{ type: 'unreadable', field: property.type, ...fault }];
    const text = this.#cells.text(row, property.column);
    if (text === undefined) return [];
    const { decimalMark, slash } = this.#mapping;
    const prop = propOfText(text, {
      name: property.name ?? property.column,
      type: property.type,
      unit: typeof property.unit === 'object' ? this.#cells.text(row, property.unit) : property.unit,
      quantity: property.quantity,
      separator: property.separator,
      decimalMark,
      isMarkOpen: !decimalMark && !this.#cells.isNumber(row, property.column),
      slash: property.slash ?? slash,
    });
    return [prop];
  }
}

const NO_PRODUCT =
  'این ردیف کالا نمی‌نماید: عددی ندارد یا سرستون‌ها را باز می‌آورد. ردیف‌های واحد و نام دیگر زیر سرستون را با skipRows بگذرانید.';
const NO_ID = 'شناسهٔ کالا نیامده است؛ ردیف‌های واحد زیر سرستون را با skipRows بگذرانید.';
const NO_CATEGORY = 'دستهٔ کالا نیامده است؛ آن را در فایل بنویسید یا برای همهٔ کالاها --category بدهید.';

const categoriesOf = (path: readonly string[]): MappedRow['categories'] =>
  path.map((name, index) => ({
    id: path.slice(0, index + 1).join(CATEGORY_JOINT),
    parent: index === 0 ? null : path.slice(0, index).join(CATEGORY_JOINT),
    names: { fa: name },
  }));
