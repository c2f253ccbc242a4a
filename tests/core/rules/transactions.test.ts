import { describe, expect, it } from 'vitest';
import { checkTransactions } from '../../../scripts/rules/transactions.ts';

const VERB = 'src/server/notes/save-note.ts';

describe('the rule of transactions', () => {
  it.each([
    'await db.transaction(async (tx) => save(tx));',
    'await deps.db\n    .transaction(async (tx) => save(tx));',
    'return db?.transaction<void>(save);',
    "return db['transaction'](save);",
    'const { transaction } = db;',
    'const open = db.transaction.bind(db);',
    "const url = 'https://rasteh.test'; db.transaction(save);",
  ])('refuses in an area: %s', (text) => {
    expect(checkTransactions([{ path: VERB, text }])).toEqual([expect.stringMatching(/save-note\.ts: only a command/)]);
  });

  it.each([
    'export const saveNote = command({ name, input, policy, effect, audit });',
    '// Not db.transaction(…): the command has one.',
    '/** Inside `db.transaction(…)` use tx. */',
    'await tx.insert(transactions).values({ transactionId });',
    'const row = { transaction: 1 };',
  ])('lets pass: %s', (text) => {
    expect(checkTransactions([{ path: VERB, text }])).toEqual([]);
  });

  it.each([
    ['src/server/platform/command/command.ts', 0],
    ['src/server/db/pool-database.ts', 0],
    ['src/server/cli/seed.ts', 0],
    ['src/server/catalog/ingest/write-run.ts', 0],
    ['src/server/catalog/product/set-visit-count.ts', 1],
    ['src/server/platform/http/rate-limit.ts', 1],
    ['src/client/offline/saved-reads/idb-connection.ts', 0],
  ])('finds in %s %i', (path, count) => {
    expect(checkTransactions([{ path, text: 'db.transaction(run)' }])).toHaveLength(count);
  });
});
