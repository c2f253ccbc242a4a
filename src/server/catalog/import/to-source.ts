import type { CatalogSource, SourceCategory, SourceOffer, SourceProduct, SourceSupplier } from '../ingest/source.ts';
import type { Rejection } from '../ingest/write-report.ts';
import type { CategoryRecord, ManufacturerRecord, ProductRecord } from './catalog-file.ts';
import type { CategoryPlan } from './category-plan.ts';
import { type OnRejection, type Place, rejectAt } from './check-record.ts';
import type { FeatureTally } from './feature-tally.ts';
import { glyphOfCategory } from './glyph-of-category.ts';
import { readOffer } from './offer/read-offer.ts';
import { type Definitions, OPTIONS_MAX } from './property-definitions.ts';
import { type ReadProduct, readProduct } from './read-product.ts';
import type { ReadValue } from './read-values.ts';
import type { CatalogReader } from './record-stream.ts';
import type { Survey } from './survey.ts';
import { settledValue } from './untyped-values.ts';

export interface FileSource {
  source: CatalogSource;
  /** Adds the place in the file to a rejection of the writer. */
  onRejection: (rejection: Rejection) => void;
}

/** What is known of the whole file before its products are read again. */
export interface FilePlan {
  survey: Survey;
  categories: CategoryPlan;
  definitions: Definitions;
}

/**
 * The file as a source that streams its products. Manufacturers become suppliers, and each product has one offer, by
 * default with the price on request.
 * @param tally counts what becomes of each feature
 */
export function toSource(
  name: string,
  reader: CatalogReader,
  plan: FilePlan,
  tally: FeatureTally,
  onRejection: OnRejection,
): FileSource {
  const { survey, categories, definitions } = plan;
  const target: ProductTarget = {
    ...plan,
    makers: new Map(survey.manufacturers.map((maker) => [maker.id, maker])),
    categoryIds: new Set([...categories.existing.keys(), ...categories.toWrite.map(({ id }) => id)]),
  };
  /** The place of the product that the writer is checking. */
  let current: Place | undefined;
  let isRefused = false;

  async function* products(): AsyncGenerator<SourceProduct> {
    for await (const raw of reader.records()) {
      if (raw.kind !== 'product') continue;
      tally.begin(raw.value);
      const counted: OnRejection = (rejection) => {
        tally.reject(rejection);
        onRejection(rejection);
      };
      const product = readProduct(raw, counted);
      const source = product && toProduct(product, target, counted);
      if (!source) continue;
      current = product.place;
      isRefused = false;
      yield source;
      // The writer has checked the product before it asks for the next one.
      if (!isRefused) tally.store(source.baseProduct.properties.length);
    }
  }

  return {
    source: {
      name,
      existingCategories: [...categories.existing].map(([key, id]) => ({
        key,
        id,
        properties: definitions.byCategory.get(key)?.map((property) => ({ ...property, isKey: false })),
      })),
      categories: categories.toWrite.map((category) => ({
        ...toCategory(category),
        properties: definitions.byCategory.get(category.id),
      })),
      suppliers: survey.manufacturers.map(toSupplier),
      baseProducts: [],
      offers: [],
      products: { [Symbol.asyncIterator]: products },
    },
    onRejection: (rejection) => {
      if (rejection.kind === 'baseProduct' || rejection.kind === 'offer') isRefused = true;
      onRejection(located(rejection, survey, current));
    },
  };
}

interface ProductTarget extends FilePlan {
  makers: ReadonlyMap<string, ManufacturerRecord>;
  categoryIds: ReadonlySet<string>;
}

/** The file's names of the writer's fields. */
const fileFields: Readonly<Record<string, string>> = {
  key: 'id',
  parentKey: 'parent',
  categoryKey: 'category',
  supplierKey: 'manufacturer',
  title: 'names',
  name: 'names',
};

function located({ kind, key, field, reason }: Rejection, survey: Survey, current: Place | undefined) {
  if (kind === 'property') return { kind, location: key, key, field, code: 'property-invalid', reason };
  const fileField = fileFields[field] ?? field;
  const at = (
    place: Pick<Place, 'location' | 'line' | 'columnOf'> | undefined,
    fileKind: 'category' | 'manufacturer' | 'product',
  ) => ({
    kind: fileKind,
    location: `${place?.location ?? '?'}.${fileField}`,
    line: place?.line,
    key,
    field: fileField,
    column: place?.columnOf?.(fileField),
    code: `${fileKind}-not-storable`,
    reason,
  });
  if (kind === 'category') return at(survey.places.category.get(key), 'category');
  if (kind === 'supplier') return at(survey.places.manufacturer.get(key), 'manufacturer');
  return at(current, 'product');
}

function bestName({ names, language }: Pick<ProductRecord, 'names' | 'language'>): string | undefined {
  return names.fa ?? names[language ?? 'en'] ?? names.en ?? Object.values(names)[0];
}

function toCategory(category: CategoryRecord): SourceCategory {
  const { id, parent, names, description } = category;
  const name = bestName(category) ?? id.split('/').at(-1) ?? id;
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

const toSupplier = ({ id, name, type }: ManufacturerRecord): SourceSupplier => ({
  key: id,
  name,
  type: type ?? 'manufacturer',
});

function toProduct(
  { record, values, place }: ReadProduct,
  { categories, definitions, makers, categoryIds }: ProductTarget,
  onRejection: OnRejection,
): SourceProduct | undefined {
  const { id, names, partNumber, description, category, standards, manufacturer } = record;
  const maker = makers.get(manufacturer);
  if (!categoryIds.has(category)) {
    const reason = categories.reasons.get(category) ?? `دستهٔ «${category}» شناخته نیست.`;
    rejectAt(place, 'category', reason, onRejection, 'category-unknown');
    return undefined;
  }
  if (!maker) {
    rejectAt(place, 'manufacturer', `سازندهٔ «${manufacturer}» شناخته نیست.`, onRejection, 'manufacturer-unknown');
    return undefined;
  }
  const terms = readOffer(record.offer ?? { prices: [] }, place, onRejection);
  if (!terms) return undefined;
  const title = bestName(record) ?? partNumber ?? id;
  const offer: SourceOffer = { ...terms, key: id, baseProductKey: id, supplierKey: manufacturer };
  return {
    baseProduct: {
      key: id,
      categoryKey: category,
      title,
      scientificName: names.en === title ? undefined : names.en,
      brand: record.brand ?? (maker.type === 'distributor' ? undefined : maker.name),
      model: partNumber || undefined,
      partNumbers: partNumber ? [partNumber] : [],
      standards: standards ?? [],
      description: description ?? undefined,
      properties: settledValues(record, values, definitions, onRejection),
    },
    offers: [offer],
  };
}

function settledValues(
  record: ProductRecord,
  values: readonly ReadValue[],
  definitions: Definitions,
  onRejection: OnRejection,
) {
  return values.flatMap((value) => {
    const verdict = definitions.verdict(record.category, value);
    switch (verdict) {
      case 'asTyped':
        return [value.source];
      case 'unitMissing':
        rejectAt(
          value.place,
          'unit',
          'واحد نیامده است؛ در همین فایل این ویژگی واحد دارد.',
          onRejection,
          'unit-missing',
        );
        return [];
      case 'tooMany':
        rejectAt(
          value.place,
          'value',
          `این ویژگی بیش از ${OPTIONS_MAX} گزینه دارد.`,
          onRejection,
          'options-over-limit',
        );
        return [];
      default:
        return [settledValue(value, verdict)];
    }
  });
}
