/** Persian reason, and a code that does not change. */
export interface RecordFault {
  field: string;
  reason: string;
  code?: string;
}

/** A record as read, in a shape of `catalog-file.ts`, not validated yet. */
export interface RawRecord {
  kind: 'meta' | 'category' | 'manufacturer' | 'product';
  /** Where in the file, e.g. `products[12]`. */
  location: string;
  /** The line where the record begins, from 1. */
  line?: number;
  value: unknown;
  /** Why the record cannot be read at all. */
  fault?: RecordFault;
  /** What is left out of the record. */
  notes?: readonly RecordFault[];
  /** The label of the column that a field is read from, e.g. «وزن (C)». */
  columnOf?: (field: string) => string | undefined;
}

export interface CatalogReader {
  /** Namespace of the file's ids if the file names none. */
  defaultSource: string;
  /**
   * Each call streams the file from its beginning.
   * @throws ImportFileError for a malformed file
   */
  records(): AsyncIterable<RawRecord>;
}

/** The whole file is unusable; the message is Persian. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  /** Stable, in English, e.g. `mapping-invalid`; the message may change. */
  readonly code: string;

  constructor(message: string, code = 'file-invalid') {
    super(message);
    this.code = code;
  }
}

/** Bounds the memory for one record; no real record is larger. */
export const RECORD_BYTES_MAX = 16 * 1024 * 1024;
