import { toSlug } from '../../../core/slug.ts';
import { findQuantity, findUnitByAlias } from '../../../core/unit-lookup.ts';
import type { SourceValue } from '../source.ts';
import { type ProductRecord, type PropRecord, propRecord } from './catalog-file.ts';
import type { ImportRejection } from './import-report.ts';
import { parseRecord } from './read-records.ts';

export type ValueKind = 'numeric' | 'option' | 'multiOption' | 'boolean' | 'text';

/** A value of the file as ours, with what its property's definition is made from. */
export interface ReadValue {
  source: SourceValue;
  kind: ValueKind;
  key: string;
  label: string | undefined;
  quantityId: string | undefined;
  /** 2 for the second value that a product has of one property. */
  ordinal: number;
}

/** A product's values; one that does not fit is told in `rejected` and left out, the product stays. */
export function readValues(product: ProductRecord, location: string, rejected: ImportRejection[] = []): ReadValue[] {
  const counts = new Map<string, number>();
  return product.props.flatMap((prop, index) => {
    const about = { kind: 'value' as const, location: `${location}.props[${index}]`, key: product.id };
    const record = parseRecord(propRecord, prop, about, rejected);
    if (!record) return [];
    const read = readValue(record);
    if ('reason' in read) {
      rejected.push({ ...about, ...read, location: `${about.location}.${read.field}` });
      return [];
    }
    const label = record.label ?? undefined;
    const meaning = propertyKey(record.key, label, read.kind, read.quantityId);
    const ordinal = (counts.get(meaning) ?? 0) + 1;
    counts.set(meaning, ordinal);
    const note = record.qualifier ?? undefined;
    const source = {
      ...read.source,
      propertyKey: ordinal === 1 ? meaning : `${meaning}|${ordinal}`,
      ...(note && { note }),
    };
    return [{ ...read, source, key: record.key, label, ordinal }];
  });
}

/** One key with another label, kind or quantity is another property: `d1` is a hole here and a thread there. */
function propertyKey(key: string, label: string | undefined, kind: ValueKind, quantityId: string | undefined): string {
  return [key, label && toSlug(label), kind, quantityId].filter(Boolean).join('|');
}

type Reading =
  | { kind: ValueKind; quantityId: string | undefined; source: Omit<SourceValue, 'propertyKey'> }
  | { field: string; reason: string };

function readValue(prop: PropRecord): Reading {
  const plain = { quantityId: undefined };
  switch (prop.type) {
    case 'quantity':
      return readQuantity(prop);
    case 'integer':
    case 'number':
      return { ...plain, kind: 'numeric', source: { value: prop.value } };
    case 'number-range':
      if (prop.min > prop.max) return backwards;
      return { ...plain, kind: 'numeric', source: { value: prop.min, maxValue: prop.max } };
    case 'enum':
      return { ...plain, kind: 'option', source: { optionKeys: [prop.value] } };
    case 'enum-set':
      return { ...plain, kind: 'multiOption', source: { optionKeys: [...new Set(prop.value)] } };
    case 'feature':
      if (typeof prop.value === 'string') return { ...plain, kind: 'option', source: { optionKeys: [prop.value] } };
      return { ...plain, kind: 'boolean', source: { bool: prop.value } };
    case 'boolean':
      return { ...plain, kind: 'boolean', source: { bool: prop.value } };
    case 'text':
      return { ...plain, kind: 'text', source: { text: prop.value } };
  }
}

const backwards = { field: 'max', reason: 'پایان بازه از آغاز آن کوچک‌تر است.' };

function readQuantity(prop: Extract<PropRecord, { type: 'quantity' }>): Reading {
  const quantity = findQuantity(prop.quantityKind);
  if (!quantity) return { field: 'quantityKind', reason: `کمیت «${prop.quantityKind}» شناخته نیست.` };
  const unit = findUnitByAlias(prop.unit, quantity.id);
  if (!unit) return { field: 'unit', reason: `یکای «${prop.unit}» برای کمیت «${quantity.nameFa}» شناخته نیست.` };
  const { value, min, max } = prop;
  const found = { kind: 'numeric' as const, quantityId: quantity.id };
  const isNumber = typeof value === 'number' && min == null && max == null;
  if (isNumber) return { ...found, source: { value, unitId: unit.id } };
  if (value != null || min == null || max == null) {
    return { field: 'value', reason: 'یا یک عدد (value) لازم است یا آغاز و پایان بازه (min و max).' };
  }
  if (min > max) return backwards;
  return { ...found, source: { value: min, maxValue: max, unitId: unit.id } };
}
