import type { CatalogSource, SourceBaseProduct, SourceCategory, SourceOffer, SourceSupplier } from '../source.ts';
import type { CategoryRecord, ManufacturerRecord, ProductRecord } from './catalog-file.ts';
import { glyphOfCategory } from './glyph-of-category.ts';
import type { ImportRejection } from './import-report.ts';
import { PropertyDefinitions } from './property-definitions.ts';
import type { FileRecords } from './read-records.ts';
import { readValues } from './read-values.ts';

/**
 * The file's records as a source. Its manufacturers become suppliers and each product has one offer: the maker's, with
 * the price on request. Values that do not fit are added to the records' rejections.
 */
export function toSource(name: string, records: FileRecords): CatalogSource {
  const properties = definitionsOf(records, records.rejected).byCategory();
  const makers = new Map(records.manufacturers.map((maker) => [maker.id, maker]));
  return {
    name,
    categories: mapped(records.categories, (category) => ({
      ...toCategory(category),
      properties: properties.get(category.id),
    })),
    suppliers: mapped(records.manufacturers, toSupplier),
    baseProducts: mapped(records.products, (product) => toBaseProduct(product, makers.get(product.manufacturer))),
    offers: mapped(records.products, toOffer),
  };
}

/** Read a first time for the definitions alone: what values become is made again batch by batch. */
function definitionsOf(
  { categories, products, locations }: FileRecords,
  rejected: ImportRejection[],
): PropertyDefinitions {
  const definitions = new PropertyDefinitions(categories);
  for (const product of products) {
    const location = locations.product.get(product.id) ?? '';
    definitions.add(product, readValues(product, location, rejected));
  }
  return definitions;
}

function mapped<From, To>(records: readonly From[], toRecord: (record: From) => To): Iterable<To> {
  return {
    *[Symbol.iterator]() {
      for (const record of records) yield toRecord(record);
    },
  };
}

function bestName(names: Readonly<Record<string, string>>): string | undefined {
  return names.fa ?? names.en ?? Object.values(names)[0];
}

function toCategory({ id, parent, names, description }: CategoryRecord): SourceCategory {
  const name = bestName(names) ?? id.split('/').at(-1) ?? id;
  return {
    key: id,
    parentKey: parent ?? 'root:Product',
    categoryType: 'Product',
    name,
    scientificName: names.en === name ? undefined : names.en,
    description: description ?? undefined,
    glyph: glyphOfCategory(id),
  };
}

const toSupplier = ({ id, name }: ManufacturerRecord): SourceSupplier => ({ key: id, name, type: 'manufacturer' });

function toBaseProduct(product: ProductRecord, maker: ManufacturerRecord | undefined): SourceBaseProduct {
  const { id, names, partNumber, description, category, standards } = product;
  const title = bestName(names) ?? partNumber ?? id;
  return {
    key: id,
    categoryKey: category,
    title,
    scientificName: names.en === title ? undefined : names.en,
    brand: maker?.name,
    model: partNumber || undefined,
    partNumbers: partNumber ? [partNumber] : [],
    standards: standards ?? [],
    description: description ?? undefined,
    properties: readValues(product, '').map((value) => value.source),
  };
}

const toOffer = ({ id, manufacturer }: ProductRecord): SourceOffer => ({
  key: id,
  baseProductKey: id,
  supplierKey: manufacturer,
  priceType: 'onRequest',
  prices: [],
  saleUnitId: 'EACH',
  stockState: 'unknown',
});
