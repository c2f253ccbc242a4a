import { eq } from 'drizzle-orm';
import { DOCUMENT_FORMATS, type DocumentTypeId } from '../../../core/trade/document-types.ts';
import type { Tx } from '../../db/open-database.ts';
import { type GrantObject, grantFiles, listGrantedFiles } from '../../files/file-grants.ts';
import { type Actor, userIdOf } from '../../platform/actor.ts';
import { unprocessable } from '../../platform/errors/app-error.ts';
import { tradeDocuments } from '../fulfilment/document.table.ts';

/** Of one request. */
const DOCUMENTS_MAX = 50;

/** What the files of a request are granted to. */
export const grantObjectOf = (requestId: string): GrantObject => ({ scope: 'tradeRequest', scopeId: requestId });

interface Given {
  requestId: string;
  typeId: DocumentTypeId;
  fileIds: readonly string[];
  /** Of the input, where a file is wrong. */
  field: string;
}

/** Makes own files documents of a locked request; given again, nothing changes. @throws 422 with the field */
export async function attachFiles(tx: Tx, { actor, now }: { actor: Actor; now: Date }, given: Given): Promise<void> {
  const { requestId, typeId, fileIds, field } = given;
  if (fileIds.length === 0) return;
  if ((await tx.$count(tradeDocuments, eq(tradeDocuments.requestId, requestId))) + fileIds.length > DOCUMENTS_MAX)
    throw unprocessable('too_many_documents', 'شمار مدارک این درخواست به سقف رسیده است.', field);
  const object = grantObjectOf(requestId);
  await grantFiles(tx, { ...object, personId: userIdOf(actor), fileIds, now, field });
  const files = await listGrantedFiles(tx, object, fileIds);
  if (files.some(({ scope, mime }) => scope !== 'attachment' || !DOCUMENT_FORMATS.some((one) => one === mime)))
    throw unprocessable('file_type', 'این فایل پیوست نیست؛ دوباره بیفزایید.', field);
  const rows = [...new Set(fileIds)].map((fileId) => ({ requestId, typeId, fileId, at: now }));
  await tx.insert(tradeDocuments).values(rows).onConflictDoNothing();
}
