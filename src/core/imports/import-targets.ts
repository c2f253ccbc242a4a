/** What a column of an offer or a product may be. */
const fieldTargets = [
  'id',
  'title',
  'titleEn',
  'partNumber',
  'brand',
  'description',
  'supplier',
  'category',
  'price',
  'priceValidUntil',
  'unit',
  'moq',
  'packSize',
  'leadTimeDays',
  'stock',
  'origin',
  'warranty',
] as const;
export type FieldTarget = (typeof fieldTargets)[number];

/** A column may also be a property of the product, in one of these ways of reading it. */
const propertyTargets = ['quantity', 'number', 'option', 'options', 'boolean', 'text'] as const;
export type PropertyTarget = (typeof propertyTargets)[number];

export const importTargets = ['skip', ...fieldTargets, ...propertyTargets] as const;
export type ImportTarget = (typeof importTargets)[number];

/** What a column of a supplier's own prices may be: such a file makes no products. */
export const offerTargets = [
  'skip',
  'id',
  'partNumber',
  'brand',
  'price',
  'priceValidUntil',
  'moq',
  'leadTimeDays',
  'stock',
] as const satisfies readonly ImportTarget[];

export const isField = (target: ImportTarget): target is FieldTarget =>
  (fieldTargets as readonly string[]).includes(target);

export const isProperty = (target: ImportTarget): target is PropertyTarget =>
  (propertyTargets as readonly string[]).includes(target);

/** Of one file; a larger one is the command line's. */
export const IMPORT_ROWS_MAX = 5_000;
export const IMPORT_COLUMNS_MAX = 200;
/** Excel allows 31. */
export const SHEET_NAME_MAX = 100;
