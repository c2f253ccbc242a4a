import { sql } from 'drizzle-orm';
import { boolean, customType, date, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/open-database.ts';
import { isUniqueViolation, sqlStateOf } from '../../../src/server/db/sql-state.ts';
import { openTestDatabase } from '../../setup/test-database.ts';

const UUID = '01890a5d-ac96-774b-bcce-b302099a8057';

/** SQL expression → the value that drizzle's raw `execute` gives, on either engine. */
const VALUES: [expression: string, value: unknown][] = [
  ['true', true],
  ['42::int2', 42],
  ['2147483647::int4', 2147483647],
  ['9007199254740993::int8', '9007199254740993'],
  ['count(*)', '1'],
  ['12345678901234567890.120::numeric', '12345678901234567890.120'],
  ['0.1::float8 + 0.2::float8', 0.30000000000000004],
  ['1.5::float4', 1.5],
  ["'NaN'::float8", Number.NaN],
  ["'پمپ گریز از مرکز «می‌خواهم» 🙂'::text", 'پمپ گریز از مرکز «می‌خواهم» 🙂'],
  ["'ab'::char(4)", 'ab  '],
  [`'${UUID}'::uuid`, UUID],
  ["'2026-11-21'::date", '2026-11-21'],
  ["'2026-11-21 04:03:02.123456'::timestamp", '2026-11-21 04:03:02.123456'],
  ["'2026-11-21 04:03:02.5+03:30'::timestamptz", '2026-11-21 00:33:02.5+00'],
  ["'1 day 02:03:04'::interval", '1 day 02:03:04'],
  ["'04:03:02'::time", '04:03:02'],
  [`'{"a": [1, null, "ب"]}'::json`, { a: [1, null, 'ب'] }],
  [`'{"b": 2, "a": 1.50}'::jsonb`, { a: 1.5, b: 2 }],
  ["'{1,2,NULL}'::int[]", [1, 2, null]],
  ["'{9007199254740993}'::int8[]", ['9007199254740993']],
  [`'{"الف, ب",NULL,"\\"q\\""}'::text[]`, ['الف, ب', null, '"q"']],
  [`'{${UUID}}'::uuid[]`, [UUID]],
  [
    "'{{1,2},{3,4}}'::int[]",
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ["'{t,f}'::bool[]", [true, false]],
  ["'{1.10}'::numeric[]", '{1.10}'],
  ["'\\x00ff41'::bytea", Buffer.from([0, 255, 65])],
  ['NULL::text', null],
  ["to_tsvector('simple', 'pump pump valve')", "'pump':1,2 'valve':3"],
  ["similarity('پمپ', 'پمپ')", 1],
  ["'(1,2)'::point", { x: 1, y: 2 }],
];

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const samples = pgTable('samples', {
  id: uuid().primaryKey(),
  amount: numeric({ precision: 20, scale: 3 }).notNull(),
  count: integer().notNull(),
  isActive: boolean().notNull(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  day: date({ mode: 'string' }).notNull(),
  words: text().array().notNull(),
  raw: bytes().notNull(),
});

describe('a value read from the database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.db.execute(sql`CREATE TABLE samples (id uuid PRIMARY KEY, amount numeric(20, 3) NOT NULL,
      count integer NOT NULL CONSTRAINT count_is_positive CHECK (count > 0), is_active boolean NOT NULL,
      at timestamptz NOT NULL, day date NOT NULL, words text[] NOT NULL, raw bytea NOT NULL)`);
  });
  afterAll(() => database.close());

  it.each(VALUES)('%s', async (expression, value) => {
    const { rows } = await database.db.execute(sql.raw(`SELECT ${expression} AS value FROM (SELECT 1) AS one`));
    if (expression === 'count(*)') expect(rows).toEqual([{ value }]);
    else expect(rows).toStrictEqual([{ value }]);
  });

  it('comes back as it was written through a drizzle table', async () => {
    const row = {
      id: UUID,
      amount: '1234567.500',
      count: 7,
      isActive: false,
      at: new Date('2026-11-21T04:03:02.123Z'),
      day: '2026-03-20',
      words: ['شیر توپی', 'a,b', ''],
      raw: Buffer.from([1, 0, 254]),
    };
    await database.db.insert(samples).values(row);
    expect(await database.db.select().from(samples)).toStrictEqual([row]);
  });

  it('has the number of rows and the command', async () => {
    const result = await database.db.execute(sql`UPDATE samples SET count = count + 1`);
    expect([result.command, result.rowCount]).toEqual(['UPDATE', 1]);
    const none = await database.db.execute(sql`DELETE FROM samples WHERE count = 0`);
    expect([none.command, none.rowCount]).toEqual(['DELETE', 0]);
  });

  it('is the same with parameters of every kind', async () => {
    const at = new Date('2026-11-21T04:03:02.000Z');
    const { rows } = await database.db.execute(
      sql`SELECT ${'متن'}::text AS a, ${5}::int AS b, ${null}::text AS c, ${true}::bool AS d, ${at}::timestamptz AS e,
        ${sql.param(['x', 'y'])}::text[] AS f, ${JSON.stringify({ k: 'و' })}::jsonb AS g`,
    );
    expect(rows).toStrictEqual([
      { a: 'متن', b: 5, c: null, d: true, e: '2026-11-21 04:03:02+00', f: ['x', 'y'], g: { k: 'و' } },
    ]);
  });

  it('of 5 MB arrives complete', async () => {
    const { rows } = await database.db.execute<{ value: string }>(sql`SELECT repeat('ر', 2500000) AS value`);
    expect(rows[0]?.value).toBe('ر'.repeat(2_500_000));
  });
});

describe('an error of the database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.db.execute(sql`CREATE TABLE keys (k integer CONSTRAINT keys_pk PRIMARY KEY)`);
  });
  afterAll(() => database.close());

  it('carries its SQLSTATE and constraint', async () => {
    await database.db.execute(sql`INSERT INTO keys VALUES (1)`);
    const error = await database.db.execute(sql`INSERT INTO keys VALUES (${1})`).catch((caught: unknown) => caught);
    expect(sqlStateOf(error)).toBe('23505');
    expect([isUniqueViolation(error, 'keys_pk'), isUniqueViolation(error, 'other')]).toEqual([true, false]);
  });

  it.each([
    ['SELEC 1', '42601'],
    ['SELECT 1 / 0', '22012'],
    ['SELECT nothing', '42703'],
    ["SELECT 'x'::uuid", '22P02'],
  ])('%s is %s, and the next statement works', async (statement, state) => {
    expect(sqlStateOf(await database.db.execute(sql.raw(statement)).catch((error: unknown) => error))).toBe(state);
    await database.ping();
  });

  it('inside a savepoint leaves the transaction usable', async () => {
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO keys VALUES (10)`);
      await expect(tx.transaction((inner) => inner.execute(sql`INSERT INTO keys VALUES (10)`))).rejects.toThrow();
      await tx.execute(sql`INSERT INTO keys VALUES (11)`);
    });
    const { rows } = await database.db.execute(sql`SELECT k FROM keys WHERE k >= 10 ORDER BY k`);
    expect(rows).toEqual([{ k: 10 }, { k: 11 }]);
  });
});
