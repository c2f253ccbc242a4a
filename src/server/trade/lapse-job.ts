import { and, asc, eq, lte } from 'drizzle-orm';
import { idParam } from '../../contract/page.ts';
import { isSystem, SYSTEM } from '../platform/actor.ts';
import { type CommandDeps, command } from '../platform/command/command.ts';
import { forbidden } from '../platform/errors/app-error.ts';
import { handleJob, type JobDefinition, scheduleKind } from '../platform/jobs/job-kind.ts';
import { lockRow } from '../platform/moves/apply-move.ts';
import { lapseConfirmation } from './move-request.ts';
import { notifyRequest } from './notify-request.ts';
import { tradeRequests } from './request.table.ts';
import { stateOf } from './request-moves.ts';

const EVERY_MS = 5 * 60_000;
const BATCH = 100;

/** Writes down that nobody has confirmed in time, which every move already respects. */
const lapseRequest = command({
  name: 'trade.lapse',
  input: idParam,
  policy: (actor) => isSystem(actor) || forbidden(),
  effect: async (context) => {
    const row = await lockRow(context.tx, tradeRequests, context.input.id);
    if (row?.state !== 'awaitingConfirmation' || stateOf(row, context.now) === row.state) return undefined;
    const lapsed = await lapseConfirmation(context, row);
    await notifyRequest(context, lapsed, 'tradeLapsed', [lapsed.buyerPersonId]);
    return lapsed;
  },
  audit: (row) => row && { objectType: 'tradeRequest', objectId: row.id, details: { state: row.state } },
  answer: () => ({}),
});

const lapsing = scheduleKind({
  name: 'trade.lapse',
  title: 'پس گرفتن تأییدهای بی‌پاسخ',
  everyMs: EVERY_MS,
});

export const tradeJobs: readonly JobDefinition[] = [
  handleJob(lapsing, async ({ deps, isStopping }) => {
    for (const id of await listLate(deps)) {
      if (isStopping()) return;
      await lapseRequest(deps, { actor: SYSTEM, input: { id } });
    }
  }),
];

async function listLate({ db, now }: CommandDeps): Promise<string[]> {
  const rows = await db
    .select({ id: tradeRequests.id })
    .from(tradeRequests)
    .where(and(eq(tradeRequests.state, 'awaitingConfirmation'), lte(tradeRequests.confirmBy, now?.() ?? new Date())))
    .orderBy(asc(tradeRequests.confirmBy))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}
