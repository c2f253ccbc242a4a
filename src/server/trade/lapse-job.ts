import { and, asc, eq, isNotNull, lte, or } from 'drizzle-orm';
import { idParam } from '../../contract/page.ts';
import { isSystem, SYSTEM } from '../platform/actor.ts';
import { type CommandDeps, command } from '../platform/command/command.ts';
import { forbidden } from '../platform/errors/app-error.ts';
import { handleJob, type JobDefinition, scheduleKind } from '../platform/jobs/job-kind.ts';
import { lockRow } from '../platform/moves/apply-move.ts';
import { lapseRequest } from './move-request.ts';
import { buyersOf, notifyRequest, sellersOf } from './notify-request.ts';
import { tradeRequests } from './request.table.ts';
import { stateOf } from './request-moves.ts';

const EVERY_MS = 5 * 60_000;
const BATCH = 100;

/** Writes down what is late, which every move already respects. */
const lapse = command({
  name: 'trade.lapse',
  input: idParam,
  policy: (actor) => isSystem(actor) || forbidden(),
  effect: async (context) => {
    const row = await lockRow(context.tx, tradeRequests, context.input.id);
    if (!row || stateOf(row, context.now) === row.state) return undefined;
    const lapsed = await lapseRequest(context, row);
    if (lapsed.state === 'quoted') await notifyRequest(context, lapsed, 'tradeQuoted', await buyersOf(context, lapsed));
    else if (row.state !== 'awaitingConfirmation') {
      const people = [...(await buyersOf(context, lapsed)), ...(await sellersOf(context, lapsed))];
      await notifyRequest(context, lapsed, 'tradeQuoteExpired', people);
    } else await notifyRequest(context, lapsed, 'tradeLapsed', await buyersOf(context, lapsed));
    return lapsed;
  },
  audit: (row) => row && { objectType: 'tradeRequest', objectId: row.id, details: { state: row.state } },
  answer: () => ({}),
});

const lapsing = scheduleKind({
  name: 'trade.lapse',
  title: 'پایان مهلت تأییدها و قیمت‌ها و باز شدن پیشنهادهای مهرشده',
  everyMs: EVERY_MS,
});

export const tradeJobs: readonly JobDefinition[] = [
  handleJob(lapsing, async ({ deps, isStopping }) => {
    for (const id of await listLate(deps)) {
      if (isStopping()) return;
      await lapse(deps, { actor: SYSTEM, input: { id } });
    }
  }),
];

async function listLate({ db, now = () => new Date() }: CommandDeps): Promise<string[]> {
  const late = or(
    and(eq(tradeRequests.state, 'awaitingConfirmation'), lte(tradeRequests.confirmBy, now())),
    and(eq(tradeRequests.state, 'quoted'), lte(tradeRequests.quoteValidUntil, now())),
    and(eq(tradeRequests.state, 'registered'), isNotNull(tradeRequests.quoteId), lte(tradeRequests.sealedUntil, now())),
  );
  const rows = await db
    .select({ id: tradeRequests.id })
    .from(tradeRequests)
    .where(late)
    .orderBy(asc(tradeRequests.stateAt))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}
