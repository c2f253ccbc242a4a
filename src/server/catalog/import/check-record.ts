import type { z } from 'zod';
import { persianIssue } from '../../platform/errors/persian-issues.ts';
import type { ImportRejection } from './import-report.ts';

/** The record and field being checked, for the report. */
export type Place = Pick<ImportRejection, 'kind' | 'location' | 'key'> & {
  line?: number | undefined;
  columnOf?: ((field: string) => string | undefined) | undefined;
};

export type OnRejection = (rejection: ImportRejection) => void;

const NO_CATEGORY = 'دستهٔ کالا نیامده است؛ برای همهٔ کالاهای فایل، دسته‌ای موجود را با --category بدهید.';

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
  const isWithoutCategory = place.kind === 'product' && field === 'category';
  if (isWithoutCategory) rejectAt(place, field, NO_CATEGORY, onRejection, 'category-missing');
  else rejectAt(place, field, issue?.message ?? 'این مقدار درست نیست.', onRejection);
  return undefined;
}

/** @param code of the rejection. @default the record is invalid */
export function rejectAt(
  place: Place,
  field: string,
  reason: string,
  onRejection: OnRejection,
  code = `${place.kind}-invalid`,
): void {
  const { kind, key, line, columnOf } = place;
  const location = field ? `${place.location}.${field}` : place.location;
  // `rows[5].offer.moq` is the field `offer.moq` of the record.
  const column = columnOf?.(location.slice(location.indexOf('].') + 2));
  onRejection({ kind, location, line, key, field, ...(column !== undefined && { column }), code, reason });
}

export function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : '';
}
