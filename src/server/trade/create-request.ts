import { and, eq, gt, notInArray, or } from 'drizzle-orm';
import { type RequestBody, requestBody } from '../../contract/trade/request-form.ts';
import type { TradeRequest } from '../../contract/trade/trade-request.ts';
import { finalStates } from '../../core/trade/request-states.ts';
import { lockPerson } from '../account/person/lock-person.ts';
import { userIdOf } from '../platform/actor.ts';
import type { AuditEntry } from '../platform/command/audit.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { conflict, unprocessable } from '../platform/errors/app-error.ts';
import { findBuyingSideOf } from './buying-side.ts';
import { createGroup } from './groups/create-group.ts';
import type { TradeGroupRow } from './groups/group.table.ts';
import { findGroupRow, listGroupRequests, presentGroup } from './groups/read-group.ts';
import { makeRequest } from './make-request.ts';
import { createOpen, isOpenBody } from './open/create-open.ts';
import { presentRequest } from './present.ts';
import { type TradeRequestRow, tradeRequests } from './request.table.ts';
import { lineColumns } from './request-lines.ts';

/** Drafts and open requests of one buyer. */
const OPEN_MAX = 500;
/** Requests that a buyer may begin in one day. */
const DAILY_MAX = 200;
const DAY_MS = 24 * 60 * 60_000;

interface Created {
  /** Of several suppliers. */
  group?: TradeGroupRow;
  rows: readonly TradeRequestRow[];
  isNew: boolean;
}

/**
 * Begins a request of purchase under the id that its device has made, and sends it if asked to; of several suppliers a group
 * of requests. Sent again, it is the same.
 */
export const createRequest = command({
  name: 'trade.createRequest',
  input: requestBody,
  policy: forSignedIn,
  effect: async (context) => {
    const { group, rows, isNew } = await create(context);
    const requests: TradeRequest[] = [];
    for (const row of rows) requests.push(await presentRequest(context, row));
    return { isNew, group: group && (await presentGroup(context.tx, group)), requests };
  },
  audit: ({ isNew, group, requests }): AuditEntry | undefined => {
    const [first] = requests;
    if (!isNew) return undefined;
    if (group?.open) return { objectType: 'tradeGroup', objectId: group.id, details: { state: 'open' } };
    if (!first) return undefined;
    return group
      ? { objectType: 'tradeGroup', objectId: group.id, details: { state: first.state, requests: requests.length } }
      : { objectType: 'tradeRequest', objectId: first.id, details: { state: first.state } };
  },
  answer: ({ group, requests }) => ({ ...(group && { group }), requests }),
  // Sent again it is the same.
  status: ({ requests }): 201 | 202 =>
    requests.some(({ state, approval }) => state === 'draft' && approval?.state === 'open') ? 202 : 201,
});

async function create(context: EffectContext<RequestBody>): Promise<Created> {
  const { tx, actor, input, now } = context;
  const personId = userIdOf(actor);
  // One at a time, so that the counts are certain.
  await lockPerson(tx, personId);
  const known = await findKnown(context, personId);
  if (known) return known;
  const buying = await findBuyingSideOf(context);
  const { side } = buying;
  if (isOpenBody(input)) return { group: await createOpen(context, input, buying), rows: [], isNew: true };
  const [supplierId = '', ...others] = input.supplierIds;
  await assertRoom(context, personId, input.supplierIds.length);
  if (others.length > 0) return { ...(await createGroup(context, side)), isNew: true };
  const row = await makeRequest(context, {
    id: input.id,
    supplierId,
    groupId: null,
    buyingSide: side,
    linesOf: () => lineColumns(tx, input.lines, supplierId, now),
  });
  return { rows: [row], isNew: true };
}

/** What the id was used for before. @throws 409 for somebody else's */
async function findKnown({ tx, input }: EffectContext<RequestBody>, personId: string): Promise<Created | undefined> {
  const [row] = await tx.select().from(tradeRequests).where(eq(tradeRequests.id, input.id));
  const group = await findGroupRow(tx, input.id);
  const found = row ?? group;
  if (!found) return undefined;
  if ((found.agentPersonId ?? found.buyerPersonId) !== personId)
    throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  if (row) return { rows: [row], isNew: false };
  const placeOf = ({ supplierId }: TradeRequestRow): number => input.supplierIds.indexOf(supplierId);
  const rows = await listGroupRequests(tx, input.id);
  return { ...(group && { group }), rows: rows.toSorted((a, b) => placeOf(a) - placeOf(b)), isNew: false };
}

async function assertRoom({ tx, now }: EffectContext<RequestBody>, personId: string, more: number): Promise<void> {
  const own = or(eq(tradeRequests.buyerPersonId, personId), eq(tradeRequests.agentPersonId, personId));
  const open = await tx.$count(tradeRequests, and(own, notInArray(tradeRequests.state, [...finalStates])));
  if (open + more > OPEN_MAX)
    throw unprocessable('too_many_open', 'شمار درخواست‌های باز به سقف رسیده است؛ نخست چند پیش‌نویس را لغو کنید.');
  const since = new Date(now.getTime() - DAY_MS);
  if ((await tx.$count(tradeRequests, and(own, gt(tradeRequests.createdAt, since)))) + more > DAILY_MAX)
    throw unprocessable('too_many_today', 'امروز درخواست‌های بسیاری آغاز کرده‌اید؛ فردا ادامه دهید.');
}
