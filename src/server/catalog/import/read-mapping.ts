import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { persianIssue } from '../../platform/errors/persian-issues.ts';
import { ImportFileError } from './record-stream.ts';

/**
 * The JSON of a mapping file, not validated yet.
 * @throws ImportFileError for a file that cannot be read or is no JSON
 */
export async function readMappingFile(path: string): Promise<unknown> {
  try {
    return JSON.parse((await readFile(path, 'utf8')).replace(/^\ufeff/, ''));
  } catch (error) {
    const isJson = error instanceof SyntaxError;
    const reason = isJson ? placeOf(error.message) : `(${(error as NodeJS.ErrnoException).code})`;
    throw new ImportFileError(`فایل نگاشت «${path}» خوانده نشد: ${reason}`, 'mapping-unreadable');
  }
}

function placeOf(message: string): string {
  const [, line, column] = message.match(/line (\d+) column (\d+)/) ?? [];
  return line === undefined ? 'JSON درستی نیست.' : `JSON در سطر ${line}، ستون ${column} درست نیست.`;
}

/** @throws ImportFileError for an invalid mapping */
export function parseMappingAs<T>(shape: z.ZodType<T>, json: unknown): T {
  const parsed = shape.safeParse(json, { error: persianIssue });
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return `  ${[...issue.path, ...names].join('.')}: ${issue.message}`;
  });
  throw new ImportFileError(`فایل نگاشت درست نیست:\n${lines.join('\n')}`, 'mapping-invalid');
}
