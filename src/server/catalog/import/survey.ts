import type { z } from 'zod';
import {
  type CategoryRecord,
  catalogMeta,
  categoryRecord,
  type ManufacturerRecord,
  manufacturerRecord,
} from './catalog-file.ts';
import { idOf, parseRecord, rejectAt } from './check-record.ts';
import type { ImportRejection, RejectionList } from './import-report.ts';
import { PropertyDefinitions } from './property-definitions.ts';
import { readProduct } from './read-product.ts';
import { type CatalogReader, ImportFileError, type RawRecord } from './record-stream.ts';

/** Bounds memory: categories and manufacturers are held, products are not. */
const HELD_RECORDS_MAX = 300_000;
/** A table with more undeclared categories has the wrong column mapped. */
const REFERENCES_MAX = 20_000;

type Place = Pick<ImportRejection, 'location' | 'line'>;

/** What the writer must know about the whole file before it writes the products. */
export interface Survey {
  /** The source that the file names. */
  source: string | undefined;
  /** Whose catalogue it is, if the source alone does not say so. */
  house: string | undefined;
  productCount: number;
  /** A parent before its children. */
  categories: CategoryRecord[];
  manufacturers: ManufacturerRecord[];
  /** Categories that products name and the file does not declare. */
  references: Set<string>;
  properties: PropertyDefinitions;
  places: { category: Map<string, Place>; manufacturer: Map<string, Place> };
}

/**
 * Reads the file to its end, so that a truncated one writes nothing. Rejects invalid categories and manufacturers; the
 * second pass rejects products.
 * @throws ImportFileError for a file that cannot be read, or has too many categories, manufacturers or properties
 */
export async function surveyFile(reader: CatalogReader, rejections: RejectionList): Promise<Survey> {
  const properties = new PropertyDefinitions();
  const places: Survey['places'] = { category: new Map(), manufacturer: new Map() };
  const categories: CategoryRecord[] = [];
  const manufacturers: ManufacturerRecord[] = [];
  const references = new Set<string>();
  let meta: z.infer<typeof catalogMeta> = {};
  let productCount = 0;

  const hold = (kind: 'category' | 'manufacturer', { location, line, value }: RawRecord): void => {
    const place = { kind, location, line, key: idOf(value) };
    const shape = kind === 'category' ? categoryRecord : manufacturerRecord;
    const record = parseRecord<CategoryRecord | ManufacturerRecord>(shape, value, place, rejections.add);
    if (!record) return;
    if (places[kind].has(record.id)) {
      rejectAt({ ...place, key: record.id }, 'id', 'این شناسه تکراری است.', rejections.add);
      return;
    }
    if (places[kind].size >= HELD_RECORDS_MAX)
      throw new ImportFileError('شمار دسته‌ها یا سازندگان بیش از اندازه است.', 'too-large');
    places[kind].set(record.id, { location, line });
    if ('names' in record) categories.push(record);
    else manufacturers.push(record);
  };

  for await (const record of reader.records()) {
    if (record.kind === 'meta') meta = { ...meta, ...catalogMeta.safeParse(record.value).data };
    else if (record.kind !== 'product') hold(record.kind, record);
    else {
      productCount += 1;
      const product = readProduct(record, ignore);
      if (!product) continue;
      const { category } = product.record;
      properties.add(category, product.values);
      if (!places.category.has(category) && references.size < REFERENCES_MAX) references.add(category);
      if (properties.isOverfull) throw new ImportFileError('شمار ویژگی‌های فایل بیش از اندازه است.', 'too-large');
    }
  }

  const ordered = parentsFirst(categories, ({ id, parent }) => {
    const place = { kind: 'category' as const, location: '?', ...places.category.get(id), key: id };
    rejectAt(place, 'parent', `دستهٔ بالادست «${parent}» در فهرست پذیرفته‌شده نیست.`, rejections.add);
    places.category.delete(id);
  });
  for (const { id } of ordered) references.delete(id);
  const { source, house } = meta;
  return { source, house, productCount, categories: ordered, manufacturers, references, properties, places };
}

const ignore = (): void => {};

function parentsFirst(
  categories: readonly CategoryRecord[],
  rejectOrphan: (category: CategoryRecord) => void,
): CategoryRecord[] {
  const children = Map.groupBy(categories, (category) => category.parent);
  const ordered: CategoryRecord[] = [...(children.get(null) ?? [])];
  for (let at = 0; at < ordered.length; at++) ordered.push(...(children.get(ordered[at]?.id ?? '') ?? []));
  const reached = new Set(ordered.map((category) => category.id));
  for (const category of categories) if (!reached.has(category.id)) rejectOrphan(category);
  return ordered;
}
