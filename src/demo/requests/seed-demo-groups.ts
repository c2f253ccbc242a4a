import { and, eq } from 'drizzle-orm';
import { tehranDate } from '../../core/time/jalali-date.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import { cityIdNamed } from '../../server/places/place-rows.ts';
import type { CommandDeps } from '../../server/platform/command/command.ts';
import { createRequest } from '../../server/trade/create-request.ts';
import { joinOpen } from '../../server/trade/open/join-open.ts';
import { sendQuote } from '../../server/trade/quotes/send-quote.ts';
import { tradeRequests } from '../../server/trade/request.table.ts';
import { demoTime } from '../demo-times.ts';
import { type DemoGroup, demoGroups } from './demo-groups-table.ts';
import { actorOf, type DemoPlace, formOf, PREPAID, sellerOf } from './make-demo-move.ts';

const DEMO = 'demo';
const DAY_MS = 86_400_000;
const VALID_DAYS = 21;

const demoGroupId = (key: string): string => stableId(DEMO, `group ${key}`);
const supplierId = (key: string): string => stableId(DEMO, `supplier ${key}`);

type Step = { at: Date; make: (place: DemoPlace) => Promise<unknown> };

/** Makes what is asked of several suppliers at once, step by step in the order of the times. @throws AppError as the command */
export async function* seedDemoGroups(
  place: DemoPlace,
  depsAt: (at: Date) => CommandDeps,
): AsyncGenerator<{ key: string; error: unknown }> {
  for (const group of demoGroups) {
    try {
      for (const { at, make } of stepsOf(place.day, group)) await make({ ...place, deps: depsAt(at) });
    } catch (error) {
      yield { key: group.key, error };
    }
  }
}

function stepsOf(day: Date, group: DemoGroup): Step[] {
  const steps = [
    { at: group.begun, make: (place: DemoPlace) => begin(place, group) },
    ...group.joins.map(({ at, supplier }) => ({ at, make: (place: DemoPlace) => join(place, group, supplier) })),
    ...group.answers.map((one) => ({ at: one.at, make: (place: DemoPlace) => answer(place, group, one) })),
  ].map(({ at, make }) => ({ at: demoTime(day, at), make }));
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

async function begin(place: DemoPlace, group: DemoGroup): Promise<void> {
  const { key, buyer, suppliers, open, isSealed, hidesBuyer, closesIn, title, address, lines } = group;
  const form = await formOf(place, { key: `group ${key}`, supplier: '', address, title }, lines);
  await createRequest(place.deps, {
    actor: actorOf(place, buyer),
    input: {
      id: demoGroupId(key),
      supplierIds: suppliers.map(supplierId),
      ...(open && {
        open: { categoryId: stableId(DEMO, `category ${open.category}`), cityId: cityIdNamed(open.city) },
      }),
      deadlineAt: new Date(place.day.getTime() + closesIn * DAY_MS).toISOString(),
      sealed: isSealed,
      hideBuyer: hidesBuyer,
      ...form,
      submit: true,
    },
  });
}

const join = (place: DemoPlace, { key }: DemoGroup, supplier: string) =>
  joinOpen(place.deps, {
    actor: actorOf(place, sellerOf({ supplier })),
    input: {
      groupId: demoGroupId(key),
      supplierId: supplierId(supplier),
      id: stableId(DEMO, `group ${key} of ${supplier}`),
    },
  });

async function answer(place: DemoPlace, { key }: DemoGroup, given: DemoGroup['answers'][number]): Promise<void> {
  const { deps } = place;
  const now = deps.now?.() ?? new Date();
  const ofSupplier = eq(tradeRequests.supplierId, supplierId(given.supplier));
  const [row] = await deps.db
    .select()
    .from(tradeRequests)
    .where(and(eq(tradeRequests.groupId, demoGroupId(key)), ofSupplier));
  if (!row) throw new Error(`the group ${key} of the demo has no request of ${given.supplier}`);
  await sendQuote(deps, {
    actor: actorOf(place, sellerOf(given)),
    input: {
      id: row.id,
      quoteId: stableId(DEMO, `group ${key} quote of ${given.supplier}`),
      revision: row.revision,
      validUntil: tehranDate(new Date(now.getTime() + VALID_DAYS * DAY_MS)),
      freightRial: 0,
      terms: [...PREPAID],
      lines: given.prices.map((unitPriceRial, index) => ({
        ...{ lineNo: index + 1, altNo: 0, answer: 'quoted' as const, unitPriceRial, per: '1', vatIncluded: false },
        leadDays: given.leadDays,
      })),
    },
  });
}
