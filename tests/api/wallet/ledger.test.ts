import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { checkLedger } from '../../../src/server/ledger/check-ledger.ts';
import { ledgerEntries } from '../../../src/server/ledger/ledger-entry.table.ts';
import { ledgerTransfers } from '../../../src/server/ledger/ledger-transfer.table.ts';
import { postTransfers } from '../../../src/server/ledger/post-transfers.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { openNamed, openWallet, post, rial, transfer } from './ledger-world.ts';

let database: Database;
let bank: string;
const db = () => database.db;

beforeAll(async () => {
  database = await openTestDatabase();
  bank = await openNamed(db(), { kind: 'clearing', gateway: 'sandbox', shard: 0 });
});
afterAll(() => database.close());

/** A wallet with money from the bank. */
async function wallet(amountRial: number): Promise<string> {
  const id = await openWallet(db());
  if (amountRial > 0) await post(db(), transfer(bank, id, amountRial, { kind: 'charge', refKind: 'attempt' }));
  return id;
}

const proof = async () => (await checkLedger(db())).faults;

describe('postTransfers', () => {
  it('moves money, and what one account lacks the other has', async () => {
    const [a, b] = [await wallet(1_000_000), await wallet(0)];
    expect(await post(db(), transfer(a, b, 300_001))).toBe(1);
    expect([await rial(db(), a), await rial(db(), b)]).toEqual([699_999, 300_001]);
    expect(await proof()).toEqual([]);
  });

  it('opens one account for one owner', async () => {
    const name = { kind: 'clearing', gateway: 'one', shard: 3 } as const;
    const ids = await Promise.all(Array.from({ length: 20 }, () => openNamed(db(), name)));
    expect(new Set(ids).size).toBe(1);
  });

  it('refuses more than there is, says how much is missing, and moves nothing of the whole', async () => {
    const [a, b] = [await wallet(1_000), await wallet(0)];
    const refused = post(db(), transfer(a, b, 400), transfer(a, b, 601));
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'insufficient', current: { shortRial: 1 } });
    expect([await rial(db(), a), await rial(db(), b)]).toEqual([1_000, 0]);
    // Also without a transaction around it.
    const alone = postTransfers({ tx: db(), now: new Date() }, [transfer(a, b, 400), transfer(a, b, 601)]);
    await expect(alone).rejects.toMatchObject({ code: 'insufficient', current: { shortRial: 1 } });
    expect([await rial(db(), a), await rial(db(), b)]).toEqual([1_000, 0]);
  });

  it('books one purpose once, and refuses it in other words', async () => {
    const [a, b] = [await wallet(1_000), await wallet(0)];
    const one = transfer(a, b, 600);
    expect([await post(db(), one), await post(db(), one)]).toEqual([1, 0]);
    await expect(post(db(), { ...one, amountRial: 100 })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('other words') },
    });
    expect(await rial(db(), b)).toBe(600);
  });

  it('has several transfers of one account in one call', async () => {
    const [a, b, c] = [await wallet(1_000), await wallet(0), await wallet(0)];
    await post(db(), transfer(a, b, 1_000), transfer(b, c, 999), transfer(c, a, 998));
    expect([await rial(db(), a), await rial(db(), b), await rial(db(), c)]).toEqual([998, 1, 1]);
    expect(await proof()).toEqual([]);
  });

  it('keeps the sums when many move at once in both directions', async () => {
    const wallets = await Promise.all([1, 2, 3, 4].map(() => wallet(10_000)));
    const pairs = wallets.flatMap((debit) => wallets.filter((id) => id !== debit).map((credit) => [debit, credit]));
    const moves = Array.from({ length: 5 }, () => pairs).flat();
    const done = await Promise.allSettled(
      moves.map(([debit = '', credit = ''], index) => post(db(), transfer(debit, credit, 100 * (1 + (index % 40))))),
    );
    const refusals = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    for (const reason of refusals) expect(reason).toMatchObject({ code: 'insufficient' });
    const balances = await Promise.all(wallets.map((id) => rial(db(), id)));
    expect(balances.reduce((sum, one) => sum + one, 0)).toBe(40_000);
    expect(Math.min(...balances)).toBeGreaterThanOrEqual(0);
    expect(await proof()).toEqual([]);
  });

  it('reverts every transfer once, though two ask at the same time', async () => {
    const [a, b] = [await wallet(2_000), await wallet(0)];
    const ids = Array.from({ length: 10 }, () => uuidv7());
    await post(db(), ...ids.map((id) => transfer(a, b, 200, { id })));
    const reverted = await Promise.all(
      ids.flatMap((id) =>
        [1, 2].map(() => post(db(), transfer(b, a, 200, { kind: 'adjustment', refKind: 'adjustment', id }))),
      ),
    );
    expect(reverted.filter((booked) => booked === 1)).toHaveLength(10);
    expect([await rial(db(), a), await rial(db(), b)]).toEqual([2_000, 0]);
  });
});

interface Side {
  account: string;
  below?: boolean;
  seq: number;
  side: number;
  amount: number;
  prevSeq: number | null;
  prev: number;
  balance: number;
}

describe('the engine', () => {
  let a: string;
  let b: string;
  let known: string;

  beforeAll(async () => {
    a = await wallet(1_000);
    b = await wallet(0);
    const one = transfer(a, b, 100);
    await post(db(), one);
    await post(db(), transfer(a, b, 50));
    known = one.ref.id;
    // a: 1000, 900, 850 (3 entries); b: 100, 150 (2 entries)
  });

  /** Writes a transfer and its sides as given, in one transaction, so that deferred checks meet all of it. */
  const forge = (over: Record<string, unknown>, ...sides: Side[]) =>
    db().transaction(async (tx) => {
      const id = uuidv7();
      await tx.insert(ledgerTransfers).values({
        id,
        kind: 'chargeByUser',
        amountRial: 10,
        debitAccountId: a,
        debitSeq: 4,
        creditAccountId: b,
        creditSeq: 3,
        refKind: 'grant',
        refId: uuidv7(),
        at: new Date(),
        ...over,
      });
      for (const { account, below = false, seq, side, amount, prevSeq, prev, balance } of sides)
        await tx.insert(ledgerEntries).values({
          accountId: account,
          mayGoBelow: below,
          seq,
          transferId: id,
          side,
          amountRial: amount,
          prevSeq,
          prevBalance: prev,
          balance,
          at: new Date(),
        });
    });

  const out = (over: Partial<Side> = {}): Side => ({
    ...{ account: a, seq: 4, side: -1, amount: -10, prevSeq: 3, prev: 850, balance: 840 },
    ...over,
  });
  const into = (over: Partial<Side> = {}): Side => ({
    ...{ account: b, seq: 3, side: 1, amount: 10, prevSeq: 2, prev: 150, balance: 160 },
    ...over,
  });

  const forgeries: Readonly<Record<string, () => Promise<unknown>>> = {
    'an overdraft': () =>
      forge({ amountRial: 900 }, out({ amount: -900, balance: -50 }), into({ amount: 900, balance: 1_050 })),
    'an overdraft of an account that is said to be one of the bank': () =>
      forge(
        { amountRial: 900 },
        out({ below: true, amount: -900, balance: -50 }),
        into({ amount: 900, balance: 1_050 }),
      ),
    'a second booking of a reference': () => forge({ refId: known }, out(), into()),
    'a transfer without sides': () => forge({}),
    'a lone side': () => forge({}, out()),
    'a third side': () => forge({}, out(), into(), into({ account: bank, below: true, seq: 99, prevSeq: 98 })),
    'two sides of one sign': () => forge({}, into({ account: a, seq: 4, prevSeq: 3, prev: 850, balance: 860 }), into()),
    'unequal sides': () => forge({}, out(), into({ amount: 11, balance: 161 })),
    'sides of another amount': () => forge({}, out({ amount: -9, balance: 841 }), into({ amount: 9, balance: 159 })),
    'a side of another account': () =>
      forge({}, out(), into({ account: bank, below: true, seq: 1, prevSeq: null, prev: 0, balance: 10 })),
    'a forked history': () => forge({ debitSeq: 3 }, out({ seq: 3, prevSeq: 2, prev: 900, balance: 890 }), into()),
    'a skipped entry': () => forge({ debitSeq: 5 }, out({ seq: 5, prevSeq: 4, prev: 850, balance: 840 }), into()),
    'an entry that is not next': () => forge({ debitSeq: 6 }, out({ seq: 6, prevSeq: 3 }), into()),
    'a second first entry': () => forge({ creditSeq: 1 }, out(), into({ seq: 1, prevSeq: null, prev: 0, balance: 10 })),
    'a first entry with a balance from nowhere': () =>
      forge({ creditSeq: 1 }, out(), into({ seq: 1, prevSeq: null, prev: 500, balance: 510 })),
    'a predecessor with another balance': () => forge({}, out({ prev: 950, balance: 940 }), into()),
    'a balance that is no sum': () => forge({}, out(), into({ balance: 1_160 })),
    'a transfer to itself': () => forge({ creditAccountId: a, creditSeq: 4 }, out(), into()),
    'an amount of zero': () =>
      forge({ amountRial: 0 }, out({ amount: 0, balance: 850 }), into({ amount: 0, balance: 150 })),
    'more than numbers hold': () => forge({ amountRial: 2 ** 53 }, out({ amount: -10 }), into({ amount: 10 })),
    'a side without a transfer': () =>
      db()
        .insert(ledgerEntries)
        .values({
          ...{ accountId: b, mayGoBelow: false, seq: 3, transferId: uuidv7(), side: 1, amountRial: 10 },
          ...{ prevSeq: 2, prevBalance: 150, balance: 160, at: new Date() },
        }),
    'a changed transfer': () => db().execute(sql`update ledger_transfers set amount_rial = 1 where amount_rial = 100`),
    'a changed entry': () => db().execute(sql`update ledger_entries set balance = 9999 where account_id = ${a}`),
    'deleted transfers': () => db().execute(sql`delete from ledger_transfers`),
    'deleted entries': () => db().execute(sql`delete from ledger_entries`),
    'truncated transfers': () => db().execute(sql`truncate ledger_transfers cascade`),
    'truncated entries': () => db().execute(sql`truncate ledger_entries cascade`),
    'an account of another kind': () => db().execute(sql`update ledger_accounts set kind = 'revenue' where id = ${a}`),
    'an account that may go below from now on': () =>
      db().execute(sql`update ledger_accounts set may_go_below = true where id = ${a}`),
    'a deleted account': () => db().execute(sql`delete from ledger_accounts where id = ${a}`),
    'truncated accounts': () => db().execute(sql`truncate ledger_accounts cascade`),
    'a second account of one owner': () =>
      db().execute(sql`insert into ledger_accounts select gen_random_uuid(), kind, owner_person_id, owner_merchant_id,
        owner_request_id, gateway, shard, may_go_below, created_at from ledger_accounts where id = ${a}`),
    'a wallet that may go below': () =>
      db().execute(sql`insert into ledger_accounts select gen_random_uuid(), kind, owner_person_id, owner_merchant_id,
        owner_request_id, gateway, 1, true, created_at from ledger_accounts where id = ${a}`),
  };

  it.each(Object.entries(forgeries))('refuses %s', async (_, attack) => {
    await expect(Promise.resolve(attack())).rejects.toThrow();
    expect([await rial(db(), a), await rial(db(), b)]).toEqual([850, 150]);
    expect(await proof()).toEqual([]);
  });

  it('takes the same by hand when it is right', async () => {
    await forge({}, out(), into());
    expect([await rial(db(), a), await rial(db(), b)]).toEqual([840, 160]);
  });
});

describe('checkLedger', () => {
  it('names what stands in a ledger whose guards were switched off', async () => {
    const own = await openTestDatabase();
    try {
      const clearing = await openNamed(own.db, { kind: 'clearing', gateway: 'sandbox', shard: 0 });
      const [one, two] = [await openWallet(own.db), await openWallet(own.db)];
      await post(own.db, transfer(clearing, one, 500, { kind: 'charge', refKind: 'attempt' }));
      await post(own.db, transfer(one, two, 200));
      expect(await checkLedger(own.db)).toEqual({ accounts: 3, transfers: 2, faults: [] });
      for (const table of ['ledger_entries', 'ledger_transfers'])
        await own.db.execute(sql.raw(`alter table ${table} disable trigger user`));
      await own.db.execute(sql`alter table ledger_entries drop constraint ledger_entries_sum`);
      await own.db.execute(sql`alter table ledger_entries drop constraint ledger_entries_prev`);
      await own.db.execute(sql`update ledger_entries set balance = 900 where account_id = ${two}`);
      const { faults } = await checkLedger(own.db);
      expect(faults).toContainEqual(expect.objectContaining({ fault: 'sum', accountId: two, seq: 1 }));
      expect(faults).toContainEqual(expect.objectContaining({ fault: 'total' }));
    } finally {
      await own.close();
    }
  });
});
