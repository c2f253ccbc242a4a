import { type ProductRecord, productRecord } from './catalog-file.ts';
import { idOf, type OnRejection, type Place, parseRecord, rejectAt } from './check-record.ts';
import { type ReadValue, readValues } from './read-values.ts';
import type { RawRecord } from './record-stream.ts';

export interface ReadProduct {
  record: ProductRecord;
  values: ReadValue[];
  place: Place;
}

/** The product with its valid values; undefined, with a rejection, for an invalid record. */
export function readProduct(raw: RawRecord, onRejection: OnRejection): ReadProduct | undefined {
  const { location, line, value, fault, columnOf, notes = [] } = raw;
  const place: Place = { kind: 'product', location, line, key: idOf(value), columnOf };
  if (fault) {
    rejectAt(place, fault.field, fault.reason, onRejection, fault.code);
    return undefined;
  }
  const record = parseRecord(productRecord, value, place, onRejection);
  if (!record) return undefined;
  for (const note of notes) rejectAt({ ...place, kind: 'value' }, note.field, note.reason, onRejection, note.code);
  return { record, values: readValues(record, place, onRejection), place };
}
