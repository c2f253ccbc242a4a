/*
 * A dump is gzipped JSON lines: a header, then for each table a line with its name and a line per row, then an end with
 * counts and digests. Rows are written by `row_to_json`, so that both engines read and write the same. The contents of files
 * stand between the last table and the end, each with its digest.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { engines } from '../../db/open-database.ts';

export const DUMP_FORMAT = 'rasteh-dump';
export const DUMP_VERSION = 2;

export const dumpHeader = z.object({
  format: z.literal(DUMP_FORMAT),
  version: z.literal(DUMP_VERSION),
  /** The journal's hashes in order: a dump fits only a database with the same migrations. */
  migrations: z.array(z.string()),
  /** Name of the last migration, for messages. */
  migration: z.string(),
  engine: z.enum(engines),
  createdAt: z.iso.datetime(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type DumpHeader = z.infer<typeof dumpHeader>;

const tableDigest = z.object({ name: z.string(), rows: z.number().int().min(0), sha256: z.string() });
export type TableDigest = z.infer<typeof tableDigest>;

export const dumpEnd = z.object({
  end: z.array(tableDigest),
  /** How many contents of files the dump has; none if they are in a bucket. */
  filesCount: z.number().int().min(0),
});

/** A dump or database that cannot be used; the message is Persian and for the operator. */
export class DumpError extends Error {
  override readonly name = 'DumpError';
}

export const damaged = (detail: string): DumpError => new DumpError(`فایل پشتیبان ناقص یا آسیب‌دیده است (${detail}).`);

/** Digest of a table's rows in order, one line each. */
export class RowDigest {
  rows = 0;
  readonly #hash = createHash('sha256');

  add(line: string): void {
    this.rows += 1;
    this.#hash.update(line).update('\n');
  }

  end(name: string): TableDigest {
    return { name, rows: this.rows, sha256: this.#hash.digest('hex') };
  }
}
