import {
  baseProductShape,
  categoryCardsShape,
  categoryShape,
  contentPageShape,
  contentTypesTreeShape,
  productShape,
  propertiesShape,
  supplierShape,
  unitsShape,
  vocabularyShape,
} from '../answer-versions.gen.ts';

/** How parts are written. */
const LAYOUT = 2;
const LAYOUT_WITHOUT_CONTENTS = 1;

const catalogShapes = [
  productShape,
  baseProductShape,
  categoryShape,
  categoryCardsShape,
  propertiesShape,
  supplierShape,
  unitsShape,
  vocabularyShape,
];

/** Of the parts' content: another layout or another shape of an answer in them is another format. */
export const PACK_FORMAT = [LAYOUT, ...catalogShapes, contentPageShape, contentTypesTreeShape].join('.');

/** Packs on the device that this build opens: earlier ones have no contents, and the same parts otherwise. */
export const readableFormats: readonly string[] = [PACK_FORMAT, [LAYOUT_WITHOUT_CONTENTS, ...catalogShapes].join('.')];

/** What an offer has from its base product, its category and its supplier. */
export const derivedNames = [
  'breadcrumb',
  'supplier',
  'supplierCard',
  'phones',
  'keyProperties',
  'baseProductSlug',
  'imageUrl',
  'brand',
  'partNumber',
  'scientificName',
  'model',
  'partNumbers',
  'standards',
  'description',
  'drawing',
] as const;

export type DerivedName = (typeof derivedNames)[number];
