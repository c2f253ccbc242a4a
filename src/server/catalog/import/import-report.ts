import type { KindReport } from '../ingest/write-report.ts';

export type ImportKind = 'category' | 'manufacturer' | 'product' | 'value' | 'property';

export interface ImportRejection {
  kind: ImportKind;
  /** Where in the file, e.g. `products[12].props[3].unit`. */
  location: string;
  /** On which line the record begins; from 1. */
  line?: number | undefined;
  /** The record's id; of a value: its product's. */
  key: string;
  field: string;
  /** Persian. */
  reason: string;
}

export interface ImportCounts {
  accepted: number;
  updated: number;
  unchanged: number;
  rejected: number;
}

export interface ImportReport {
  source: string;
  isDryRun: boolean;
  category: ImportCounts;
  manufacturer: ImportCounts;
  product: ImportCounts;
  /** How many values and properties were left out. */
  values: { rejected: number };
  properties: { rejected: number };
  /** In the order they were met; only the first ones of very many. */
  rejected: ImportRejection[];
}

const REJECTIONS_KEPT_MAX = 10_000;

/** Counts the rejections, keeps the first of them and hands every one on. */
export class RejectionList {
  readonly kept: ImportRejection[] = [];
  readonly #counts = new Map<ImportKind, number>();
  readonly #onRejection: (rejection: ImportRejection) => void;

  constructor(onRejection: (rejection: ImportRejection) => void = () => {}) {
    this.#onRejection = onRejection;
  }

  /** A list that goes on from this one. */
  continued(onRejection: (rejection: ImportRejection) => void): RejectionList {
    const list = new RejectionList(onRejection);
    for (const rejection of this.kept) onRejection(rejection);
    list.kept.push(...this.kept);
    for (const [kind, count] of this.#counts) list.#counts.set(kind, count);
    return list;
  }

  add = (rejection: ImportRejection): void => {
    this.#counts.set(rejection.kind, this.count(rejection.kind) + 1);
    if (this.kept.length < REJECTIONS_KEPT_MAX) this.kept.push(rejection);
    this.#onRejection(rejection);
  };

  count(kind: ImportKind): number {
    return this.#counts.get(kind) ?? 0;
  }

  counts(kind: ImportKind, { accepted, updated, unchanged }: KindReport): ImportCounts {
    return { accepted, updated, unchanged, rejected: this.count(kind) };
  }
}
