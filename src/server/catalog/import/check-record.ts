import type { z } from 'zod';
import { persianIssue } from '../../platform/errors/persian-issues.ts';
import type { ImportRejection } from './import-report.ts';

/** The record and field being checked, for the report. */
export type Place = Pick<ImportRejection, 'kind' | 'location' | 'key'> & { line?: number | undefined };

export type OnRejection = (rejection: ImportRejection) => void;

/** The validated record; undefined, with one rejection for its first fault, if it is invalid. */
export function parseRecord<T>(
  shape: z.ZodType<T>,
  value: unknown,
  place: Place,
  onRejection: OnRejection,
): T | undefined {
  const parsed = shape.safeParse(value, { error: persianIssue });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = (issue?.path ?? []).reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : path ? `${path}.${String(step)}` : String(step)),
    '',
  );
  rejectAt(place, field, issue?.message ?? 'این مقدار درست نیست.', onRejection);
  return undefined;
}

export function rejectAt(place: Place, field: string, reason: string, onRejection: OnRejection): void {
  onRejection({ ...place, location: field ? `${place.location}.${field}` : place.location, field, reason });
}

export function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : '';
}
