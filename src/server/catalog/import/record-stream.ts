/** What a reader of any format makes of its file, in the shapes of `catalog-file.ts` but not yet checked. */
export interface RawRecord {
  kind: 'meta' | 'category' | 'manufacturer' | 'product';
  /** Where in the file, e.g. `products[12]`. */
  location: string;
  /** Where the record begins; from 1. */
  line?: number;
  value: unknown;
  /** Why the record cannot be read at all. */
  fault?: { field: string; reason: string };
}

export interface CatalogReader {
  /** Namespace of the file's ids unless it names one itself. */
  defaultSource: string;
  /** The whole file from its beginning, each time it is asked for. Throws an ImportFileError where it is malformed. */
  records(): AsyncIterable<RawRecord>;
}

/** The file as a whole cannot be used; the message is Persian. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}

/** More than this between two records is no record of a catalogue. */
export const RECORD_BYTES_MAX = 16 * 1024 * 1024;
