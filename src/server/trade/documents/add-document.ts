import { z } from 'zod';
import { documentBody, type TradeDocumentTypes } from '../../../contract/trade/document.ts';
import { documentTypes } from '../../../core/trade/document-types.ts';
import { openStates } from '../../../core/trade/request-states.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { assertAllowed, forSignedIn } from '../../platform/command/policy.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { wrongState } from '../../platform/moves/move-table.ts';
import { refreshStanding } from '../fulfilment/make-fulfilment-move.ts';
import { sideOf } from '../fulfilment/present-fulfilment.ts';
import { lockRequest } from '../move-request.ts';
import { requestMoves, stateOf } from '../request-moves.ts';
import { attachFiles } from './attach-files.ts';
import { listDocumentTypes } from './read-documents.ts';

const input = documentBody.safeExtend({ id: z.uuid() });
type Input = z.output<typeof input>;

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
  await attachFiles(tx, context, { requestId: id, typeId, fileIds: [fileId], field: 'fileId' });
  await refreshStanding(context, row);
  return listDocumentTypes(tx, { actor, now }, { requestId: id });
}
