import { and, asc, eq } from 'drizzle-orm';
import type { TradeDocumentTypes } from '../../../contract/trade/document.ts';
import {
  DOCUMENT_FORMATS,
  DOCUMENT_MAX_BYTES,
  type DocumentTypeId,
  documentTypes,
  documentTypesOf,
} from '../../../core/trade/document-types.ts';
import type { Side } from '../../../core/trade/fulfilment.ts';
import type { Executor } from '../../db/open-database.ts';
import { getGrantedFile, listGrantedFiles } from '../../files/file-grants.ts';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { HIDDEN_FILE, isBuyerHidden } from '../concealed/hidden-buyer.ts';
import { mayReadQuotes } from '../concealed/seal.ts';
import { tradeDocuments } from '../fulfilment/document.table.ts';
import { readPapers } from '../fulfilment/missing-papers.ts';
import { getPartyRow } from '../read.ts';
import { stateOf } from '../request-moves.ts';
import { grantObjectOf } from './attach-files.ts';

interface Reading {
  actor: Actor;
  now: Date;
}

/** What documents there are; of a request, which of them it has. @throws 404 for who is no party of it */
export async function listDocumentTypes(
  db: Executor,
  reading: Reading,
  { requestId }: { requestId?: string | undefined },
): Promise<TradeDocumentTypes> {
  if (requestId === undefined) return presentTypes([], []);
  const { row, party } = await getPartyRow(db, reading, requestId);
  const mayRead = mayReadQuotes(row, party.role, reading.now);
  const isUnknown = party.role === 'seller' && isBuyerHidden(row, reading.now);
  const rows = await db
    .select()
    .from(tradeDocuments)
    .where(eq(tradeDocuments.requestId, requestId))
    .orderBy(asc(tradeDocuments.at), asc(tradeDocuments.fileId));
  const files = new Map((await listGrantedFiles(db, grantObjectOf(requestId))).map((file) => [file.id, file]));
  const stored = rows.flatMap(({ typeId, fileId, at }): Stored[] => {
    const file = files.get(fileId);
    const isOfBuyer = isUploadedBy(typeId, 'buyer');
    if (!file || !(mayRead || isOfBuyer)) return [];
    const name = isUnknown && isOfBuyer ? HIDDEN_FILE : file.name;
    return [{ typeId, fileId, name, mime: file.mime, bytes: file.bytes, at: at.toISOString() }];
  });
  const { missing } = await readPapers(db, row, stateOf(row, reading.now));
  const fitting = new Set<string>(documentTypesOf(row.isOfServices).map(({ id }) => id));
  return presentTypes(stored, missing).filter(({ id, have }) => fitting.has(id) || have.length > 0);
}

const isUploadedBy = (typeId: string, side: Side): boolean =>
  documentTypes.some(({ id, whoUploads }) => id === typeId && whoUploads === side);

type Stored = TradeDocumentTypes[number]['have'][number] & { typeId: string };

const presentTypes = (stored: readonly Stored[], missing: readonly DocumentTypeId[]): TradeDocumentTypes =>
  documentTypes.map(({ id, title, requiredInState, whoUploads }) => {
    const have = stored.filter(({ typeId }) => typeId === id).map(({ typeId: _, ...one }) => one);
    return {
      ...{ id, title, whoUploads, have },
      requiredInState: [...requiredInState],
      formats: [...DOCUMENT_FORMATS],
      maxBytes: DOCUMENT_MAX_BYTES,
      missing: missing.includes(id),
    };
  });

/** @throws 404 for who is no party of the request, and for what is no file of it */
export async function getRequestFile(
  db: Executor,
  reading: Reading,
  { id, fileId }: { id: string; fileId: string },
): ReturnType<typeof getGrantedFile> {
  const { row, party } = await getPartyRow(db, reading, id);
  const file = await getGrantedFile(db, grantObjectOf(id), fileId);
  const types = await db
    .select({ id: tradeDocuments.typeId })
    .from(tradeDocuments)
    .where(and(eq(tradeDocuments.requestId, id), eq(tradeDocuments.fileId, fileId)));
  const isOfBuyer = types.some((type) => isUploadedBy(type.id, 'buyer'));
  if (!isOfBuyer && !mayReadQuotes(row, party.role, reading.now)) throw notFound('فایل');
  const isUnknown = party.role === 'seller' && isBuyerHidden(row, reading.now);
  return isUnknown && isOfBuyer ? { ...file, name: HIDDEN_FILE } : file;
}
