import type { Context } from 'hono';
import { notFound } from '../platform/errors/app-error.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { FileRow } from './file.table.ts';
import { fileTag } from './read.ts';

/** What a stored file may be. */
export const fileTypes = ['image/webp', 'application/pdf', 'audio/webm', 'audio/ogg', 'audio/mp4'];

/** A browser shows and runs nothing of a file, whatever it contains. */
const CONTENT_POLICY = "default-src 'none'; sandbox";

/** The content as an attachment, or 304 for who has it. @throws 404 for a content that is gone */
export async function answerContent(c: Context, store: Pick<FileStore, 'find'>, row: FileRow) {
  if (c.req.header('if-none-match') === fileTag(row)) return c.body(null, 304, { etag: fileTag(row) });
  const content = await store.find(row.storageKey);
  if (!content) throw notFound('فایل');
  return c.body(content as Uint8Array<ArrayBuffer>, 200, {
    'content-type': row.mime,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name).replaceAll("'", '%27')}`,
    'content-security-policy': CONTENT_POLICY,
    etag: fileTag(row),
  });
}
