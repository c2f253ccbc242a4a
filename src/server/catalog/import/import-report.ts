import type { KindReport } from '../ingest/write-report.ts';

export type ImportKind = 'category' | 'manufacturer' | 'product' | 'value' | 'property';

export interface ImportRejection {
  kind: ImportKind;
  /** Where in the file, e.g. `products[12].props[3].unit`. */
  location: string;
  /** The line where the record begins, from 1. */
  line?: number | undefined;
  /** The record's id; for a value, its product's id. */
  key: string;
  field: string;
  /** The column of a table, by its heading and letter. */
  column?: string | undefined;
  /** Stable, e.g. `unit-unknown`; `docs/import` lists them. */
  code: string;
  /** Persian. */
  reason: string;
}

export interface ImportCounts {
  accepted: number;
  updated: number;
  unchanged: number;
  rejected: number;
}

export interface FeatureCounts {
  /** Features with a value in the file. */
  read: number;
  stored: number;
  /** Left out, each with its reason or with that of its whole product. `read` = `stored` + `reported`. */
  reported: number;
}

export interface ImportReport {
  source: string;
  isDryRun: boolean;
  category: ImportCounts;
  manufacturer: ImportCounts;
  product: ImportCounts;
  features: FeatureCounts;
  /** How many values and properties were left out. */
  values: { rejected: number };
  properties: { rejected: number };
  /** In file order; at most the first `REJECTIONS_LISTED_MAX`. */
  rejected: ImportRejection[];
}

const REJECTIONS_LISTED_MAX = 10_000;

/** Counts all rejections, stores the first ones and passes each on. */
export class RejectionList {
  readonly first: ImportRejection[] = [];
  readonly #counts = new Map<ImportKind, number>();
  readonly #onRejection: (rejection: ImportRejection) => void;

  constructor(onRejection: (rejection: ImportRejection) => void = () => {}) {
    this.#onRejection = onRejection;
  }

  /** A list that starts with this one's rejections; passes them on too. */
  continued(onRejection: (rejection: ImportRejection) => void): RejectionList {
    const list = new RejectionList(onRejection);
    for (const rejection of this.first) onRejection(rejection);
    list.first.push(...this.first);
    for (const [kind, count] of this.#counts) list.#counts.set(kind, count);
    return list;
  }

  add = (rejection: ImportRejection): void => {
    this.#counts.set(rejection.kind, this.count(rejection.kind) + 1);
    if (this.first.length < REJECTIONS_LISTED_MAX) this.first.push(rejection);
    this.#onRejection(rejection);
  };

  count(kind: ImportKind): number {
    return this.#counts.get(kind) ?? 0;
  }

  counts(kind: ImportKind, { accepted, updated, unchanged }: KindReport): ImportCounts {
    return { accepted, updated, unchanged, rejected: this.count(kind) };
  }
}
