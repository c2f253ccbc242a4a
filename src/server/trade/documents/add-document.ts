import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { documentBody, type TradeDocumentTypes } from '../../../contract/trade/document.ts';
import { DOCUMENT_FORMATS, documentTypes } from '../../../core/trade/document-types.ts';
import { openStates } from '../../../core/trade/request-states.ts';
import { getGrantedFile, grantFiles } from '../../files/file-grants.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { assertAllowed, forSignedIn } from '../../platform/command/policy.ts';
import { forbidden, unprocessable } from '../../platform/errors/app-error.ts';
import { wrongState } from '../../platform/moves/move-table.ts';
import { sideOf } from '../fulfilment/present-fulfilment.ts';
import { lockRequest } from '../move-request.ts';
import { requestMoves, stateOf } from '../request-moves.ts';
import { tradeDocuments } from './document.table.ts';
import { grantObjectOf, listDocumentTypes } from './read-documents.ts';

const input = documentBody.safeExtend({ id: z.uuid() });
type Input = z.output<typeof input>;

/** Of one request. */
const DOCUMENTS_MAX = 50;

/** A party gives a file of its own to both; given again, nothing changes. */
export const addDocument = command({
  name: 'trade.addDocument',
  input,
  policy: forSignedIn,
  effect: add,
  audit: (_, { input: { id, typeId, fileId } }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    details: { typeId, fileId },
  }),
});

async function add(context: EffectContext<Input>): Promise<TradeDocumentTypes> {
  const { tx, actor, input: given, now } = context;
  const { id, typeId, fileId } = given;
  const { row, party } = await lockRequest(context, id);
  const type = documentTypes.find((one) => one.id === typeId);
  assertAllowed(type?.whoUploads === sideOf(party.role) || forbidden());
  const state = stateOf(row, now);
  if (!openStates.includes(state)) throw wrongState(requestMoves, state, party.moveRoles);
  if ((await tx.$count(tradeDocuments, eq(tradeDocuments.requestId, id))) >= DOCUMENTS_MAX)
    throw unprocessable('too_many_documents', 'شمار مدارک این درخواست به سقف رسیده است.', 'fileId');
  const object = grantObjectOf(id);
  await grantFiles(tx, { ...object, personId: userIdOf(actor), fileIds: [fileId], now, field: 'fileId' });
  const file = await getGrantedFile(tx, object, fileId);
  if (file.scope !== 'attachment' || !DOCUMENT_FORMATS.some((one) => one === file.mime))
    throw unprocessable('file_type', 'این فایل پیوست نیست؛ دوباره بیفزایید.', 'fileId');
  await tx.insert(tradeDocuments).values({ requestId: id, typeId, fileId, at: now }).onConflictDoNothing();
  return listDocumentTypes(tx, { actor, now }, { requestId: id });
}
