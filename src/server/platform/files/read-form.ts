import type { Context } from 'hono';
import { badRequest, unsupportedMediaType } from '../errors/app-error.ts';
import { messages } from '../errors/messages.ts';
import { findTextFault } from '../safe-text.ts';

const FORM = 'multipart/form-data';
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i;
/** Parsing a body of a million empty parts would hold up everybody. */
const PARTS_MAX = 20;

export interface UploadForm {
  file: File;
  /** The other fields. */
  fields: Record<string, string>;
}

/**
 * The one file of a multipart form, with its fields.
 * @throws a 400 or 415 problem
 */
export async function readUploadForm(c: Context): Promise<UploadForm> {
  const type = c.req.header('content-type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== FORM) throw unsupportedMediaType([FORM]);
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? plain;
  const body = Buffer.from(await c.req.arrayBuffer());
  if (boundary === undefined || countParts(body, boundary) > PARTS_MAX) throw malformedForm();
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw malformedForm();
  });
  return split(form);
}

function split(form: FormData): UploadForm {
  const found: File[] = [];
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') found.push(value);
    else if (Object.hasOwn(fields, name)) throw malformedForm();
    else Object.defineProperty(fields, name, { value, enumerable: true });
  }
  const fault = findTextFault(fields);
  if (fault) throw badRequest(fault.code, messages[fault.code], fault.field || 'file');
  const [file] = found;
  if (!file || found.length > 1) throw badRequest('file_missing', 'یک فایل در فیلد «file» بفرستید.', 'file');
  return { file, fields };
}

function countParts(body: Buffer, boundary: string): number {
  const mark = `--${boundary}`;
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0 && count <= PARTS_MAX; at = body.indexOf(mark, at + mark.length))
    count += 1;
  return count;
}

const malformedForm = () => badRequest('malformed_form', 'فرم فرستاده‌شده خوانا نیست.');
