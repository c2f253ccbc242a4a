import { join } from 'node:path';
import { z } from 'zod';
import { readRows } from '../../src/demo/read-data.ts';

/** A line as people send it, what of it names the part, and how many; null where no quantity is written. */
const pastedCase = z.tuple([z.string(), z.string(), z.int().nullable()]);
export type PastedCase = Readonly<z.infer<typeof pastedCase>>;

const pastedOf = (part: string): readonly PastedCase[] =>
  readRows(join(import.meta.dirname, `data/pasted-${part}.jsonl`), pastedCase);

/** The first third of the pasted lines: the parser is built on it. */
export const pastedBuild = pastedOf('build');
/** The second third: it chooses between ways to read. */
export const pastedChoose = pastedOf('choose');
/** The last third: reported as it is. */
export const pastedSealed = pastedOf('sealed');
