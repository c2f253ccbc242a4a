const sourceKinds = ['category', 'property', 'supplier', 'baseProduct', 'offer'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A skipped record; the others of its batch are written. */
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
  /** Empty if the caller receives the rejections one by one. */
  rejected: Rejection[];
}

export type WriteReport = Record<SourceKind, KindReport>;

export function emptyReport(): WriteReport {
  const kind = (): KindReport => ({ accepted: 0, updated: 0, unchanged: 0, rejected: [] });
  return { category: kind(), property: kind(), supplier: kind(), baseProduct: kind(), offer: kind() };
}

/** A record that cannot be stored: it is reported and skipped. */
export class RejectedRecord extends Error {
  readonly field: string;
  readonly reason: string;

  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`);
    this.field = field;
    this.reason = reason;
  }
}

/** @throws RejectedRecord always */
export function reject(field: string, reason: string): never {
  throw new RejectedRecord(field, reason);
}

/** @throws RejectedRecord if the condition is false */
export function rejectUnless(condition: boolean, field: string, reason: string): asserts condition {
  if (!condition) reject(field, reason);
}
