import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const DATA = join(import.meta.dirname, 'data');

/**
 * The content of a JSON file in `data`.
 * @throws Error with the file and the reason if it is not what the schema says
 */
export function readData<Value>(name: string, schema: z.ZodType<Value>): Value {
  return check(name, parse(readFileSync(join(DATA, name), 'utf8')), schema);
}

/** The lines of a text file in `data`. */
export const readLines = (name: string): string[] => linesOf(join(DATA, name));

/**
 * The rows of a file with one JSON value a line, each checked.
 * @throws Error with the file, the line and the reason of the first wrong row
 */
export const readRows = <Row>(path: string, row: z.ZodType<Row>): readonly Row[] =>
  linesOf(path).map((line, index) => check(`${path}:${index + 1}`, parse(line), row));

function linesOf(path: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function check<Value>(place: string, value: unknown, schema: z.ZodType<Value>): Value {
  if (value === undefined) throw new Error(`${place}: not JSON`);
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`${place}: ${z.prettifyError(error)}`);
  return data as Value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
