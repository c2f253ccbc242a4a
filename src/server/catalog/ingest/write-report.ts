const sourceKinds = ['category', 'property', 'supplier', 'baseProduct', 'offer'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A record that was left out, by its own key; the others of its batch are written. */
export interface Rejection {
  kind: SourceKind;
  key: string;
  /** Path inside the record, e.g. `properties[2].unitId`. */
  field: string;
  /** Persian. */
  reason: string;
}

export interface KindReport {
  accepted: number;
  updated: number;
  unchanged: number;
  /** Empty where the caller takes the rejections one by one. */
  rejected: Rejection[];
}

export type WriteReport = Record<SourceKind, KindReport>;

export function emptyReport(): WriteReport {
  const kind = (): KindReport => ({ accepted: 0, updated: 0, unchanged: 0, rejected: [] });
  return { category: kind(), property: kind(), supplier: kind(), baseProduct: kind(), offer: kind() };
}

/** Thrown while a record is checked. */
export class RejectedRecord extends Error {
  readonly field: string;
  readonly reason: string;

  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`);
    this.field = field;
    this.reason = reason;
  }
}

export function reject(field: string, reason: string): never {
  throw new RejectedRecord(field, reason);
}

export function rejectUnless(condition: boolean, field: string, reason: string): asserts condition {
  if (!condition) reject(field, reason);
}
