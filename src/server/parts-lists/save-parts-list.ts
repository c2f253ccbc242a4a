import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type PartsListBody, partsListBody } from '../../contract/parts-lists/parts-list.ts';
import { lockPerson } from '../account/person/lock-person.ts';
import { userIdOf } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { preconditionFailed } from '../platform/errors/app-error.ts';
import { type PartsListRow, partsLists } from './parts-list.table.ts';
import { mayKeepPartsList } from './policy.ts';
import { findPartsList, presentPartsList } from './read.ts';

/** Replaces the list of the account, if nobody has changed it since the version that the caller has seen. */
export const savePartsList = command({
  name: 'partsLists.save',
  input: partsListBody.extend({ version: z.int() }),
  policy: mayKeepPartsList,
  effect: save,
  audit: ({ isChanged, row: { personId, version, lines } }) =>
    isChanged ? { objectType: 'partsList', objectId: personId, details: { version, lines: lines.length } } : undefined,
  answer: ({ row }) => presentPartsList(row),
});

async function save({
  tx,
  actor,
  input: { version, lines },
  now,
}: EffectContext<PartsListBody & { version: number }>): Promise<{ row: PartsListRow; isChanged: boolean }> {
  const personId = userIdOf(actor);
  await lockPerson(tx, personId);
  const before = await findPartsList(tx, personId);
  // A device that sends its list again, because the answer was lost, does not conflict with itself.
  if (before && isDeepStrictEqual(before.lines, lines)) return { row: before, isChanged: false };
  if ((before?.version ?? 0) !== version) throw preconditionFailed();
  const changes = { version: version + 1, updatedAt: now, lines };
  const [row] = await tx
    .insert(partsLists)
    .values({ personId, ...changes })
    .onConflictDoUpdate({ target: partsLists.personId, set: changes })
    .returning();
  if (!row) throw new Error('the parts list was not stored');
  return { row, isChanged: true };
}
