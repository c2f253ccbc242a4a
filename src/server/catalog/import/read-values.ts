import { toSlug } from '../../../core/text/slug.ts';
import { findQuantity } from '../../../core/units/unit-lookup.ts';
import type { Unit } from '../../../core/units/units-table-row.ts';
import type { SourceValue } from '../ingest/source.ts';
import { type ProductRecord, type PropRecord, propRecord } from './catalog-file.ts';
import { type OnRejection, type Place, parseRecord, rejectAt } from './check-record.ts';
import { unitOfCode, unitOfSpelling } from './find-unit.ts';
import { hasOpenMark, hasOpenSlash, isProperPart, markQuestion, parseMeasure } from './parse-measure.ts';
import type { RecordFault } from './record-stream.ts';

/** `untyped`: number, option or text, decided by all values of the property in the file. */
type ValueKind = 'numeric' | 'option' | 'multiOption' | 'boolean' | 'text' | 'untyped';

/** A value of the file, with what its property's definition is inferred from. */
export interface ReadValue {
  source: SourceValue;
  kind: ValueKind;
  /** Key and label, which all values of one property share. */
  stem: string;
  key: string;
  label: string | undefined;
  quantityId: string | undefined;
  /** 2 for a product's second value of one property. */
  ordinal: number;
  /** The texts of an untyped value. */
  texts: string[];
  place: Place;
}

/** Of one product's features as JSON; the largest real product has a tenth of it. */
const PROPS_BYTES_MAX = 1024 * 1024;
const PROPS_OVER = 'ویژگی‌های این کالا از اندازهٔ پذیرفتنی بیشتر است؛ این ویژگی کنار گذاشته شد.';

/** A product's valid values; rejects the others one by one. */
export function readValues(product: ProductRecord, place: Place, onRejection: OnRejection): ReadValue[] {
  const counts = new Map<string, number>();
  let bytes = 0;
  return product.props.flatMap((prop, index) => {
    const at: Place = { ...place, kind: 'value', location: `${place.location}.props[${index}]`, key: product.id };
    bytes += Buffer.byteLength(JSON.stringify(prop) ?? '');
    if (bytes > PROPS_BYTES_MAX) {
      rejectAt(at, '', PROPS_OVER, onRejection, 'features-over-limit');
      return [];
    }
    const record = parseRecord(propRecord, prop, at, onRejection);
    if (!record) return [];
    if (record.type === 'unreadable') {
      rejectAt(at, record.field, record.reason, onRejection, record.code);
      return [];
    }
    const read = checkedSign(record, readValue(record));
    if ('reason' in read) {
      rejectAt(at, read.field, read.reason, onRejection, read.code);
      return [];
    }
    const label = record.label ?? undefined;
    // The same key with another label, kind or quantity is another property: `d1` may be a hole or a thread.
    const stem = [record.key, label && toSlug(label)].filter(Boolean).join('|');
    const meaning = [stem, read.kind, read.quantityId].filter(Boolean).join('|');
    const ordinal = (counts.get(meaning) ?? 0) + 1;
    counts.set(meaning, ordinal);
    const note = record.qualifier ?? undefined;
    const source = {
      ...read.source,
      propertyKey: ordinal === 1 ? meaning : `${meaning}|${ordinal}`,
      ...(note && { note }),
    };
    return [{ ...read, texts: read.texts ?? [], source, stem, key: record.key, label, ordinal, place: at }];
  });
}

type Reading =
  | { kind: ValueKind; quantityId: string | undefined; source: Omit<SourceValue, 'propertyKey'>; texts?: string[] }
  | RecordFault;

const weightName = /وزن|جرم|weight|gewicht|\bmass\b/i;

/** No weight is below zero, whatever its column or feature is called. */
function checkedSign({ key, label }: { key: string; label?: string | null | undefined }, read: Reading): Reading {
  if ('reason' in read) return read;
  const isWeight = read.quantityId === 'Mass' || weightName.test(`${key} ${label ?? ''}`);
  const isNegative = (read.source.value ?? 0) < 0 || read.texts?.some((text) => (parseMeasure(text)?.value ?? 0) < 0);
  if (!isWeight || !isNegative) return read;
  return { field: 'value', reason: `«${key}» وزن است و نمی‌تواند منفی باشد.`, code: 'value-negative' };
}

function readValue(prop: Exclude<PropRecord, { type: 'unreadable' }>): Reading {
  const plain = { quantityId: undefined };
  switch (prop.type) {
    case 'quantity':
      return readQuantity(prop);
    case 'measured':
      return readMeasured(prop);
    case 'untyped':
      return { ...plain, kind: 'untyped', source: {}, texts: prop.values.map((text) => settledMark(text, prop)) };
    case 'integer':
    case 'number':
      return readNumber(prop, { value: prop.value });
    case 'number-range':
      if (prop.min > prop.max) return backwards('max');
      return readNumber(prop, { value: prop.min, maxValue: prop.max });
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

const backwards = (field: string) => ({ field, reason: 'پایان بازه از آغاز آن کوچک‌تر است.', code: 'range-backwards' });

/** Never drops a unit that stands beside the number. */
function readNumber(prop: UnitFields, numbers: Pick<SourceValue, 'value' | 'maxValue'>): Reading {
  const isPlain = prop.unit == null && prop.unitCode == null && prop.quantityKind == null;
  if (isPlain) return { kind: 'numeric', quantityId: undefined, source: numbers };
  const unit = unitOf(prop, '');
  if ('reason' in unit) return unit;
  return { kind: 'numeric', quantityId: unit.quantityId, source: { ...numbers, unitId: unit.id } };
}

/** «2/5» without a unit stays a text unless the mapping says what its slash means. */
function settledMark(text: string, { slash, decimalMark }: Extract<PropRecord, { type: 'untyped' }>): string {
  const isMarked = decimalMark === ',' || (slash != null && hasOpenSlash(text));
  if (!isMarked || (slash == null && hasOpenSlash(text))) return text;
  const measure = parseMeasure(text, decimalMark ?? '.', slash ?? 'fraction');
  return measure?.unit === '' && measure.maxValue === undefined ? String(measure.value) : text;
}

function readQuantity(prop: Extract<PropRecord, { type: 'quantity' }>): Reading {
  const quantity = findQuantity(prop.quantityKind);
  if (!quantity)
    return { field: 'quantityKind', reason: `کمیت «${prop.quantityKind}» شناخته نیست.`, code: 'quantity-unknown' };
  const unit = unitOfSpelling(prop.unit, quantity.id);
  if (!unit)
    return {
      field: 'unit',
      reason: `واحد «${prop.unit}» برای کمیت «${quantity.nameFa}» شناخته نیست.`,
      code: 'unit-unknown',
    };
  const { value, min, max } = prop;
  const found = { kind: 'numeric' as const, quantityId: quantity.id };
  const isNumber = typeof value === 'number' && min == null && max == null;
  if (isNumber) return { ...found, source: { value, unitId: unit.id } };
  if (value != null || min == null || max == null) {
    return { field: 'value', reason: 'یا یک عدد (value) لازم است یا آغاز و پایان بازه (min و max).' };
  }
  if (min > max) return backwards('max');
  return { ...found, source: { value: min, maxValue: max, unitId: unit.id } };
}

type Measured = Extract<PropRecord, { type: 'measured' }>;
type UnitFields = Pick<Measured, 'unit' | 'unitCode' | 'quantityKind'>;

const INCH = 'IN';
const isDateText = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/;

function readMeasured(prop: Measured): Reading {
  if (isDateText.test(prop.text))
    return { field: 'text', reason: `«${prop.text}» تاریخ است، نه عدد.`, code: 'number-unreadable' };
  const isOpen = prop.slash == null && hasOpenSlash(prop.text);
  if (isOpen && !isInchPart(prop)) return { field: 'text', reason: slashQuestion(prop.text), code: 'slash-ambiguous' };
  if (prop.isMarkOpen && hasOpenMark(prop.text)) return { field: 'text', ...markQuestion(prop.text) };
  const measure = parseMeasure(prop.text, prop.decimalMark ?? '.', prop.slash ?? 'fraction');
  if (!measure) return { field: 'text', reason: `«${prop.text}» عدد نیست.`, code: 'number-unreadable' };
  const { value, maxValue } = measure;
  if (maxValue !== undefined && maxValue < value) return backwards('text');
  const numbers = { value, ...(maxValue !== undefined && { maxValue }) };
  if (prop.isPlain && measure.unit === '') return readNumber(prop, numbers);
  const unit = unitOf(prop, measure.unit);
  if ('reason' in unit) return unit;
  return { kind: 'numeric', quantityId: unit.quantityId, source: { ...numbers, unitId: unit.id } };
}

const slashQuestion = (text: string): string =>
  `«${text}» دو معنا دارد، عدد اعشاری یا کسر؛ در فایل نگاشت بنویسید: "slash": "decimal" یا "fraction".`;

/** Whether the number is a part like 3/8 of a unit that the record tells to be the inch. */
function isInchPart(prop: Measured): boolean {
  const [, top, bottom] = prop.text.trim().match(/^(\d+)\/(\d+)$/) ?? [];
  if (top === undefined || !isProperPart(Number(top), Number(bottom))) return false;
  const unit = unitOf(prop, '');
  return 'id' in unit && unit.id === INCH;
}

/** The unit written after the number, else the record's own; never a unit of another quantity. */
function unitOf(prop: UnitFields, written: string): Unit | RecordFault {
  const { quantityKind, unit: told, unitCode } = prop;
  const quantity = quantityKind == null ? undefined : findQuantity(quantityKind);
  if (quantityKind != null && !quantity) {
    return { field: 'quantityKind', reason: `کمیت «${quantityKind}» شناخته نیست.`, code: 'quantity-unknown' };
  }
  const unknown = (field: string, spelling: string) => ({
    field,
    reason: `واحد «${spelling}» شناخته نیست.`,
    code: 'unit-unknown',
  });
  let beside: Unit | undefined;
  if (unitCode != null) {
    beside = unitOfCode(unitCode, quantity?.id);
    if (!beside) return unknown('unitCode', unitCode);
  } else if (told != null) {
    beside = unitOfSpelling(told, quantity?.id);
    if (!beside) return unknown('unit', told);
  }
  if (written === '') return beside ?? { field: 'unit', reason: 'واحد نیامده است.', code: 'unit-missing' };
  const own = unitOfSpelling(written, beside?.quantityId ?? quantity?.id);
  return own ?? unknown('text', written);
}
