import { z } from 'zod';
import { foldText } from '../../src/core/text/persian.ts';

import type { SourceBaseProduct } from '../../src/server/catalog/ingest/source.ts';

/** Why a text is hard. Each third has every kind. */
export const questionKinds = [
  'spacing',
  'letters',
  'digits',
  'typo',
  'finglish',
  'english',
  'supplier',
  'brand',
  'part',
  'part-partial',
  'glued',
  'cross',
  'inch',
  'words',
  'plural',
  'trade',
  'noise',
  'common',
  'two',
  'service',
  'consulting',
  'document',
  'absent',
] as const;

type QuestionKind = (typeof questionKinds)[number];

/** A quantity in the unit of the property, with its id so that a changed unit fails. */
const wantedRange = z.strictObject({
  min: z.number().optional(),
  max: z.number().optional(),
  unit: z.string().optional(),
});

/** An option key, a text, a number in the property's own unit, or bounds. */
const wanted = z.union([z.string(), z.number(), z.boolean(), wantedRange]);
type Wanted = z.infer<typeof wanted>;

/** All that is given must hold. */
const right = z.strictObject({
  /** Leaves, branches or roots; the product is in one of them. */
  categoryKeys: z.array(z.string()).optional(),
  properties: z.record(z.string(), wanted).optional(),
  /** Compared without case, blanks and signs other than the decimal point. */
  partNumber: z.string().optional(),
  partNumberStart: z.string().optional(),
  titleIncludes: z.array(z.string()).optional(),
  /** Key of a supplier that offers the product. */
  supplier: z.string().optional(),
  /** The shop has no right product; `categoryKeys` then name what may be shown as the nearest. */
  none: z.literal(true).optional(),
});
export type Right = z.infer<typeof right>;

export const questionSchema = z.strictObject({
  kind: z.enum(questionKinds),
  q: z.string().min(1),
  /** A product is right if one of these holds. */
  right: z.array(right).min(1),
  /** Deliberately matches a large part of its family. */
  broad: z.literal(true).optional(),
});
export type Question = z.infer<typeof questionSchema>;

/** A base product of the demo, with what its record refers to. */
export interface Part {
  record: SourceBaseProduct;
  /** Its leaf, branch and root. */
  categoryPath: readonly string[];
  supplierKeys: ReadonlySet<string>;
}

/** Keeps decimal points, so that `VF-4-22` is not `VF-4-2.2`. */
const bare = (partNumber: string) => partNumber.toUpperCase().replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]/gu, '');

function hasValue({ value, maxValue, unitId, optionKeys, bool, text }: SourceBaseProduct['properties'][number]) {
  return (wanted: Wanted): boolean => {
    if (typeof wanted === 'boolean') return bool === wanted;
    if (typeof wanted === 'string') return optionKeys?.includes(wanted) === true || text === wanted;
    if (value === undefined) return false;
    const high = maxValue ?? value;
    if (typeof wanted === 'number') return value <= wanted && wanted <= high;
    const { min, max, unit } = wanted;
    if (unit !== undefined && unit !== unitId) return false;
    if (maxValue === undefined) return value >= (min ?? -Infinity) && value <= (max ?? Infinity);
    if (min !== undefined && max !== undefined) return value === min && high === max;
    return value <= (min ?? Infinity) && high >= (max ?? -Infinity);
  };
}

function holds(right: Right, { record, categoryPath, supplierKeys }: Part): boolean {
  const { categoryKeys, properties, partNumber, partNumberStart, titleIncludes, supplier, none } = right;
  if (none) return false;
  const numbers = (record.partNumbers ?? []).map(bare);
  return (
    (!categoryKeys || categoryKeys.some((key) => categoryPath.includes(key))) &&
    (partNumber === undefined || numbers.includes(bare(partNumber))) &&
    (partNumberStart === undefined || numbers.some((number) => number.startsWith(bare(partNumberStart)))) &&
    (titleIncludes ?? []).every((words) => foldText(record.title).includes(foldText(words))) &&
    (supplier === undefined || supplierKeys.has(supplier)) &&
    Object.entries(properties ?? {}).every(([key, wanted]) =>
      record.properties.some((property) => property.propertyKey === key && hasValue(property)(wanted)),
    )
  );
}

/** Whether a base product of the demo answers the question. */
export const isRight = ({ right }: Question, part: Part): boolean => right.some((one) => holds(one, part));

const keysOf = (categories: string) => categories.split(' ');

/** `categories` are keys separated by blanks. */
export const of = (categories: string, properties?: Record<string, Wanted>): Right => ({
  categoryKeys: keysOf(categories),
  ...(properties && { properties }),
});
export const part = (partNumber: string): Right => ({ partNumber });

export const ask = (kind: QuestionKind, q: string, ...right: Right[]): Question => ({ kind, q, right });
