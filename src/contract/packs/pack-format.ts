import {
  baseProductShape,
  categoryCardsShape,
  categoryShape,
  productShape,
  propertiesShape,
  supplierShape,
  unitsShape,
  vocabularyShape,
} from '../answer-versions.gen.ts';

/** How parts are written. */
const LAYOUT = 1;

/** Of the parts' content: another layout or another shape of an answer in them is another format. */
export const PACK_FORMAT = [
  LAYOUT,
  productShape,
  baseProductShape,
  categoryShape,
  categoryCardsShape,
  propertiesShape,
  supplierShape,
  unitsShape,
  vocabularyShape,
].join('.');

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
