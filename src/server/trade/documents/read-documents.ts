import { and, asc, eq } from 'drizzle-orm';
import type { TradeDocumentTypes } from '../../../contract/trade/document.ts';
import { DOCUMENT_FORMATS, DOCUMENT_MAX_BYTES, documentTypes } from '../../../core/trade/document-types.ts';
import type { Side } from '../../../core/trade/fulfilment.ts';
import type { RequestState } from '../../../core/trade/request-states.ts';
import type { Executor } from '../../db/open-database.ts';
import { type GrantObject, getGrantedFile, listGrantedFiles } from '../../files/file-grants.ts';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { HIDDEN_FILE, isBuyerHidden } from '../concealed/hidden-buyer.ts';
import { mayReadQuotes } from '../concealed/seal.ts';
import { getPartyRow } from '../read.ts';
import { stateOf } from '../request-moves.ts';
import { tradeDocuments } from './document.table.ts';

interface Reading {
  actor: Actor;
  now: Date;
}

/** What the files of a request are granted to. */
export const grantObjectOf = (requestId: string): GrantObject => ({ scope: 'tradeRequest', scopeId: requestId });

/** What documents there are; of a request, which of them it has. @throws 404 for who is no party of it */
export async function listDocumentTypes(
  db: Executor,
  reading: Reading,
  { requestId }: { requestId?: string | undefined },
): Promise<TradeDocumentTypes> {
  if (requestId === undefined) return presentTypes([], undefined);
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
  return presentTypes(stored, stateOf(row, reading.now));
}

const isUploadedBy = (typeId: string, side: Side): boolean =>
  documentTypes.some(({ id, whoUploads }) => id === typeId && whoUploads === side);

type Stored = TradeDocumentTypes[number]['have'][number] & { typeId: string };

const presentTypes = (stored: readonly Stored[], state: RequestState | undefined): TradeDocumentTypes =>
  documentTypes.map(({ id, title, requiredInState, whoUploads }) => {
    const have = stored.filter(({ typeId }) => typeId === id).map(({ typeId: _, ...one }) => one);
    const isRequired = requiredInState.some((one) => one === state);
    return {
      ...{ id, title, whoUploads, have },
      requiredInState: [...requiredInState],
      formats: [...DOCUMENT_FORMATS],
      maxBytes: DOCUMENT_MAX_BYTES,
      missing: isRequired && have.length === 0,
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
