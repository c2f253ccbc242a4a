import { foldText } from '../../../../core/text/persian.ts';
import { decodeEntities } from '../html-entities.ts';
import { propOfText } from '../prop-of-text.ts';
import { ImportFileError } from '../record-stream.ts';
import type { Cell, Mapping, PropertyMapping } from './mapping-file.ts';

const CATEGORY_JOINT = ' > ';
interface MappedRow {
  categories: { id: string; parent: string | null; names: { fa: string } }[];
  supplier: string;
  product: unknown;
}

type Fault = { id: string; props: unknown[]; fault: { field: string; reason: string } };

/** Maps a row to records; compares headings folded. */
export class RowMapper {
  readonly width: number;
  readonly #mapping: Mapping;
  readonly #columns = new Map<string, number>();
  /** Paths of the categories that the file may add. */
  readonly #newCategories: ReadonlySet<string>;

  constructor(mapping: Mapping, header: readonly string[]) {
    this.#mapping = mapping;
    this.width = header.findLastIndex((heading) => heading !== '') + 1;
    const repeated = new Set<string>();
    for (const [index, heading] of header.entries()) {
      const key = foldText(heading);
      if (this.#columns.has(key)) repeated.add(key);
      this.#columns.set(key, index);
    }
    const columns = columnsOf(mapping);
    const missing = columns.filter((column) => !this.#columns.has(foldText(column)));
    if (missing.length > 0) throw new ImportFileError(`این ستون‌های نگاشت در فایل نیست: ${missing.join('، ')}`);
    const twice = columns.filter((column) => repeated.has(foldText(column)));
    if (twice.length > 0) throw new ImportFileError(`این ستون‌ها در فایل دو بار آمده است: ${twice.join('، ')}`);
    const known = mapping.category?.known ?? [];
    this.#newCategories = new Set(known.map((path) => this.#split(path).join(CATEGORY_JOINT)));
  }

  map(cells: readonly string[]): MappedRow | Fault {
    const mapping = this.#mapping;
    const at = (cell: Cell | undefined) => (cell === undefined ? undefined : this.#cell(cells, cell));
    const id = at(mapping.id) ?? '';
    const props = this.props(cells);
    const path = this.#categoryPath(cells);
    const categoryId = path.join(CATEGORY_JOINT);
    const faultAt = (field: string, reason: string): Fault => ({ id, props, fault: { field, reason } });
    if (mapping.category && path.length === 0) return faultAt('category', 'دستهٔ کالا نیامده است.');
    const isNew = mapping.category?.create || this.#newCategories.has(categoryId);
    const supplier = at(mapping.supplier);
    if (supplier === undefined) return faultAt('supplier', 'نام تأمین‌کننده نیامده است.');
    const title = at(mapping.title);
    if (title === undefined) return faultAt('title', 'نام کالا نیامده است.');
    const titleEn = at(mapping.titleEn);
    const stock = mapping.stock && this.#cell(cells, mapping.stock.column);
    const stockState = stock === undefined ? undefined : mapping.stock?.values[stock];
    if (stock !== undefined && stockState === undefined)
      return faultAt('stock', `وضعیت موجودی «${stock}» شناخته نیست.`);
    return {
      categories: isNew ? categoriesOf(path) : [],
      supplier,
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
          prices: this.#prices(cells),
          priceValidUntil: at(mapping.priceValidUntil),
          unit: at(mapping.unit),
          moq: at(mapping.moq),
          packSize: at(mapping.packSize),
          leadTimeDays: at(mapping.leadTimeDays),
          stockState,
          origin: at(mapping.origin),
          warranty: at(mapping.warranty),
        },
      },
    };
  }

  #cell(cells: readonly string[], cell: Cell): string | undefined {
    if (typeof cell === 'object' && 'value' in cell) return cell.value;
    const column = typeof cell === 'string' ? cell : cell.column;
    return decodeEntities(cells[this.#columns.get(foldText(column)) ?? -1] ?? '').trim() || undefined;
  }

  #split(path: string): string[] {
    const { category } = this.#mapping;
    const separator = (category && 'separator' in category && category.separator) || '>';
    return path.split(separator).flatMap((name) => name.trim() || []);
  }

  #categoryPath(cells: readonly string[]): string[] {
    const { category } = this.#mapping;
    if (!category) return [];
    if ('columns' in category) {
      const names = category.columns.map((column) => this.#cell(cells, column));
      const depth = names.findLastIndex((name) => name !== undefined) + 1;
      // A gap in the path would put the category below the wrong parent.
      const path = names.slice(0, depth);
      return path.every((name) => name !== undefined) ? path : [];
    }
    const path = 'value' in category ? category.value : this.#cell(cells, category.column);
    return path === undefined ? [] : this.#split(path);
  }

  #prices(cells: readonly string[]): unknown[] {
    const { price, decimalMark } = this.#mapping;
    const amount = price && this.#cell(cells, price.column);
    if (!price || amount === undefined) return [];
    const currency = typeof price.currency === 'string' ? price.currency : this.#cell(cells, price.currency);
    return [{ amount: decimalMark === ',' ? amount.replaceAll('.', '') : amount, currency: currency ?? '?' }];
  }

  /** One for each property with a value in the row. */
  props(cells: readonly string[]): unknown[] {
    return this.#mapping.properties.flatMap((property) => this.#prop(cells, property));
  }

  #prop(cells: readonly string[], property: PropertyMapping): unknown[] {
    const text = this.#cell(cells, property.column);
    if (text === undefined) return [];
    const { decimalMark, slash } = this.#mapping;
    const prop = propOfText(text, {
      name: property.name ?? property.column,
      type: property.type,
      unit: typeof property.unit === 'object' ? this.#cell(cells, property.unit) : property.unit,
      quantity: property.quantity,
      separator: property.separator,
      decimalMark,
      slash: property.slash ?? slash,
    });
    return [prop];
  }
}

const categoriesOf = (path: readonly string[]): MappedRow['categories'] =>
  path.map((name, index) => ({
    id: path.slice(0, index + 1).join(CATEGORY_JOINT),
    parent: index === 0 ? null : path.slice(0, index).join(CATEGORY_JOINT),
    names: { fa: name },
  }));

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
