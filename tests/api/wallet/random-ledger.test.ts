import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { checkLedger } from '../../../src/server/ledger/check-ledger.ts';
import type { NewTransfer } from '../../../src/server/ledger/post-transfers.ts';
import { runs, SEED } from '../../setup/random-runs.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { openNamed, openWallet, post, rial, transfer } from './ledger-world.ts';

const WALLETS = 5;
const STEPS = 50;
/** A hundred operations in npm test, two hundred thousand in the acceptance. */
const RUNS = runs(2, 4_000);
const PATIENCE_MS = runs(600_000, 7_200_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const wallet = fc.nat(WALLETS - 1);
const amount = fc.integer({ min: 1, max: 5_000 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('charge' as const), to: wallet, amount }),
  fc.record({ kind: fc.constant('move' as const), from: wallet, to: wallet, amount }),
  fc.record({
    kind: fc.constant('split' as const),
    from: wallet,
    to: fc.array(wallet, { minLength: 1, maxLength: 3 }),
    amount,
  }),
  fc.record({ kind: fc.constant('repeat' as const) }),
  fc.record({
    kind: fc.constant('race' as const),
    from: wallet,
    to: wallet,
    amount,
    times: fc.integer({ min: 2, max: 5 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describe('random transfers', () => {
  it('leave every balance as the model has it, and the ledger whole', { timeout: PATIENCE_MS }, async () => {
    const { db } = database;
    const property = fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const bank = await openNamed(db, { kind: 'clearing', gateway: 'sandbox', shard: 0 });
      const ids: string[] = [];
      for (let made = 0; made < WALLETS; made += 1) ids.push(await openWallet(db));
      const model = new Map(ids.map((id) => [id, 0]));
      const idOf = (at: number): string => ids[at] ?? '';
      const has = (id: string): number => model.get(id) ?? Number.POSITIVE_INFINITY;
      let last: NewTransfer[] = [];
      /** What the model allows of a list: all of it or nothing. */
      const applied = (transfers: readonly NewTransfer[]): boolean => {
        const next = new Map(model);
        for (const { debit, credit, amountRial } of transfers) {
          const left = next.get(debit);
          if (left !== undefined && left < amountRial) return false;
          if (left !== undefined) next.set(debit, left - amountRial);
          next.set(credit, (next.get(credit) ?? 0) + amountRial);
        }
        for (const id of ids) model.set(id, next.get(id) ?? 0);
        last = [...transfers];
        return true;
      };
      const expectPosted = async (transfers: readonly NewTransfer[]) => {
        const isDone = await post(db, ...transfers).then(
          () => true,
          () => false,
        );
        expect(isDone).toBe(applied(transfers));
      };
      const take = async (one: Step): Promise<void> => {
        if (one.kind === 'charge')
          return expectPosted([transfer(bank, idOf(one.to), one.amount, { kind: 'charge', refKind: 'attempt' })]);
        if (one.kind === 'repeat') return void (last.length > 0 && expect(await post(db, ...last)).toBe(0));
        const from = idOf(one.from);
        if (one.kind === 'split') {
          const id = uuidv7();
          const to = one.to.map(idOf).filter((account) => account !== from);
          if (to.length > 0)
            await expectPosted(to.map((account, leg) => transfer(from, account, one.amount, { id, leg })));
          return;
        }
        const to = idOf(one.to);
        if (to === from) return;
        if (one.kind === 'move') return expectPosted([transfer(from, to, one.amount)]);
        const done = await Promise.allSettled(
          Array.from({ length: one.times }, () => post(db, transfer(from, to, one.amount))),
        );
        const fits = Math.min(one.times, Math.floor(has(from) / one.amount));
        expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(fits);
        model.set(from, has(from) - fits * one.amount);
        model.set(to, has(to) + fits * one.amount);
      };
      for (const one of steps) await take(one);
      for (const id of ids) expect(await rial(db, id)).toBe(has(id));
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
    expect((await checkLedger(db)).faults).toEqual([]);
  });
});
