import { and, asc, eq, lte } from 'drizzle-orm';
import { idParam } from '../../../contract/page.ts';
import { isPossible } from '../../../core/trade/fulfilment.ts';
import { isSystem, SYSTEM } from '../../platform/actor.ts';
import { type CommandDeps, command } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { handleJob, type JobDefinition, scheduleKind } from '../../platform/jobs/job-kind.ts';
import { lockRow } from '../../platform/moves/apply-move.ts';
import { assertPossible, lockFor, makeFulfilmentMove, refreshStanding } from '../fulfilment/make-fulfilment-move.ts';
import { readFulfilment } from '../fulfilment/read-fulfilment.ts';
import { moveRequest } from '../move-request.ts';
import { buyersOf, notifyRequest, sellersOf } from '../notify-request.ts';
import { presentRequest } from '../present.ts';
import { tradeRequests } from '../request.table.ts';

const EVERY_MS = 60 * 60_000;
const BATCH = 100;

/** The buyer has got and paid everything. */
export const closeRequest = command({
  name: 'trade.close',
  input: idParam,
  policy: forSignedIn,
  effect: async (context) => {
    const { input, now } = context;
    const turn = await lockFor(context, input.id, 'close');
    if (turn.row.state !== 'closed') assertPossible(turn, 'close', now);
    const closed = await makeFulfilmentMove(context, turn, {
      move: 'close',
      changes: { cancelAskedBy: null },
      type: 'closed',
      notice: 'tradeClosed',
    });
    return presentRequest(context, closed);
  },
  audit: ({ id, state }) => ({ objectType: 'tradeRequest', objectId: id, details: { state } }),
});

/** Closes what everybody has left alone since the last receipt. */
const closeQuiet = command({
  name: 'trade.closeQuiet',
  input: idParam,
  policy: (actor) => isSystem(actor) || forbidden(),
  effect: async (context) => {
    const { tx, input, now } = context;
    const row = await lockRow(tx, tradeRequests, input.id);
    if (row?.state !== 'published' || row.closesAt === null || row.closesAt > now) return undefined;
    const read = await readFulfilment(tx, row, now);
    if (!read || !isPossible('close', read.facts, undefined, now)) {
      // Of a row whose time was computed by other rules.
      await refreshStanding(context, row);
      return undefined;
    }
    const { row: closed } = await moveRequest(context, {
      move: 'close',
      row,
      roles: ['system'],
      changes: { closesAt: null, cancelAskedBy: null },
      event: { type: 'closed', mover: { actorRole: 'system', actorId: null, actorName: null } },
    });
    await notifyRequest(context, closed, 'tradeClosed', [
      ...(await buyersOf(context, closed)),
      ...(await sellersOf(context, closed)),
    ]);
    return closed;
  },
  audit: (row) => row && { objectType: 'tradeRequest', objectId: row.id, details: { state: row.state } },
  answer: () => ({}),
});

const closing = scheduleKind({ name: 'trade.close', title: 'بستن معامله‌های به‌پایان‌رسیده', everyMs: EVERY_MS });

export const closingJobs: readonly JobDefinition[] = [
  handleJob(closing, async ({ deps, isStopping }) => {
    for (const id of await listQuiet(deps)) {
      if (isStopping()) return;
      await closeQuiet(deps, { actor: SYSTEM, input: { id } });
    }
  }),
];

async function listQuiet({ db, now }: CommandDeps): Promise<string[]> {
  const rows = await db
    .select({ id: tradeRequests.id })
    .from(tradeRequests)
    .where(and(eq(tradeRequests.state, 'published'), lte(tradeRequests.closesAt, now?.() ?? new Date())))
    .orderBy(asc(tradeRequests.closesAt))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}
