import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { lockPerson } from '../../server/account/person/lock-person.ts';
import { persons } from '../../server/account/person/person.table.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import type { Db, Executor } from '../../server/db/open-database.ts';
import { merchants } from '../../server/merchants/merchant.table.ts';
import type { CommandDeps } from '../../server/platform/command/command.ts';
import { AppError } from '../../server/platform/errors/app-error.ts';
import { tradeRequests } from '../../server/trade/request.table.ts';
import { demoTime } from '../demo-times.ts';
import { demoMerchants } from '../merchants/demo-merchants-table.ts';
import { demoPeople } from '../people.ts';
import { demoBuyers, demoRequests } from './demo-requests-table.ts';
import { type DemoPlace, makeDemoMove } from './make-demo-move.ts';
import { seedDemoBuyers } from './seed-demo-buyers.ts';
import { seedDemoGroups } from './seed-demo-groups.ts';

const DEMO = 'demo';
/** Of the last digits of phones. */
const DIGIT = -1;
/** Before the first request: an address that changes later voids what waits for an approval. */
const BEFORE_MS = 30 * 86_400_000;

/**
 * Makes the demo's requests by the commands of the server, in the order of their times over the last three weeks, if no
 * request is stored. A request stops where a command refuses a move, as where its prices have ended since.
 * @returns what was refused
 */
export async function seedDemoRequests({ db, env, log }: CommandDeps, now: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const personIds = await storedPeople(tx);
    const isWhole = demoBuyers.every(({ person }) => personIds.has(person));
    if (!isWhole || !(await hasShops(tx))) return [];
    // Of two servers that start at once, the second waits and finds the requests.
    for (const { person } of demoBuyers) await lockPerson(tx, personIds.get(person) ?? '');
    if ((await tx.$count(tradeRequests)) > 0) return [];
    await seedDemoBuyers(tx, personIds, new Date(now.getTime() - BEFORE_MS));
    const refused = new Map<string, string>();
    for (const { at, request, move } of scriptOf(now)) {
      if (refused.has(request.key)) continue;
      // Savepoints in one transaction: a start that is killed leaves no half of a demo.
      const place: DemoPlace = { deps: { db: tx as Db, env, log, now: () => at }, personIds, day: now };
      try {
        await makeDemoMove(place, request, move);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.set(request.key, `${request.key} ${move?.move ?? 'begin'}: ${error.code} ${error.message}`);
      }
    }
    const place = { deps: { db: tx as Db, env, log }, personIds, day: now };
    const groups = seedDemoGroups(place, (at) => ({ db: tx as Db, env, log, now: () => at }));
    for await (const { key, error } of groups) {
      if (!(error instanceof AppError)) throw error;
      refused.set(key, `${key}: ${error.code} ${error.message}`);
    }
    return [...refused.values()];
  });
}

/** Everything that happens, the earliest first; a beginning has no move. */
function scriptOf(now: Date) {
  const at = (text: string) => demoTime(now, text);
  return demoRequests
    .flatMap((request) => [
      { at: at(request.begun), request, move: undefined },
      ...request.moves.map((move) => ({ at: at(move.at), request, move })),
    ])
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** The demo's people by the last digit of their phones; a number that somebody else had before is missing. */
async function storedPeople(db: Executor): Promise<Map<string, string>> {
  const ids = demoPeople.map(({ phone }) => stableId(DEMO, `person ${phone}`));
  const rows = await db
    .select({ id: persons.id, phone: persons.phone })
    .from(persons)
    .where(and(inArray(persons.id, ids), isNull(persons.suspendedAt)));
  return new Map(rows.map(({ id, phone }) => [phone.slice(DIGIT), id]));
}

/** Whether the demo's people own the shops of all suppliers that are asked. */
async function hasShops(db: Executor): Promise<boolean> {
  const suppliers = new Set(demoRequests.map(({ supplier }) => supplier));
  const shops = demoMerchants.filter(({ supplier }) => suppliers.has(supplier));
  const ids = shops.map(({ key }) => stableId(DEMO, `merchant ${key}`));
  const isShop = and(inArray(merchants.id, ids), isNotNull(merchants.supplierId), isNotNull(merchants.ownerPersonId));
  return (await db.$count(merchants, isShop)) === suppliers.size;
}
