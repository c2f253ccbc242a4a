import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { persons } from '../../../src/server/account/person/person.table.ts';
import * as register from '../../../src/server/areas.ts';
import * as schema from '../../../src/server/db/schema.ts';
import { areasOf } from '../../../src/server/define-area.ts';

const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${column.name}`;

/** What no area declares, with the reason. */
const KNOWN: Readonly<Record<string, string>> = {
  'sessions.personId': 'the account is deleted with its sessions, which the export has',
  'persons.phone': 'the account itself',
  'persons.email': 'the account itself',
  'sign_in_codes.phone': 'deleted with the account, and after two days',
  'sign_in_codes.sessionId': 'the same',
  'sign_in_limits.subject': 'a keyed hash, deleted after two days',
  'operations.actor': 'deleted with the account, and when they expire',
  'audit_entries.actor': 'who did what outlives the account, as an id that leads to an empty row',
  'device_visits.deviceId': 'a device that nobody has signed in on',
  'page_visits.deviceId': 'the same',
  'push_subscriptions.sessionId': 'in the row of its user',
  'ledger_accounts.ownerMerchantId': 'of a merchant; its owner has the wallet in the export',
  'ledger_accounts.ownerRequestId': 'of a request',
  'suppliers.contacts': 'of a company, and public',
};

/** Words of a column that names a person, and of one that reaches a person. */
const NAMES = new Set(['person', 'user', 'owner', 'author', 'actor', 'voter', 'subject', 'session', 'member']);
const REACHES = new Set(['phone', 'phones', 'email', 'contact', 'contacts']);

const TEXT = /^(uuid|text)/;

const wordsOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).split('_');

const tables = Object.values(schema as Record<string, unknown>).filter((one): one is PgTable => is(one, PgTable));

const declared = areasOf(register).flatMap(({ personalData = [] }) => personalData.flatMap(({ columns }) => columns));

/** The columns that refer to a person and are declared nowhere. */
function undeclaredIn(table: PgTable, columnsDeclared: readonly PgColumn[] = declared): string[] {
  const { columns, foreignKeys } = getTableConfig(table);
  const own = columnsDeclared.filter((column) => column.table === table);
  const referring = new Set(
    foreignKeys.map((key) => key.reference()).flatMap((key) => (key.foreignTable === persons ? key.columns : [])),
  );
  return columns
    .filter((column) => {
      if (own.includes(column) || nameOf(column) in KNOWN) return false;
      const words = wordsOf(column.name);
      if (referring.has(column) || (words.some((word) => NAMES.has(word)) && TEXT.test(column.getSQLType())))
        return true;
      return own.length === 0 && words.some((word) => REACHES.has(word));
    })
    .map(nameOf);
}

describe('personal data', () => {
  it('is declared by its area, column by column', () => {
    expect(tables.flatMap((table) => undeclaredIn(table))).toEqual([]);
  });

  it('is missed where a column of a declaration is taken away', () => {
    // A phone beside the id of its person is found by that.
    for (const column of declared.filter(({ name }) => !REACHES.has(name)))
      expect(
        undeclaredIn(
          column.table as PgTable,
          declared.filter((other) => other !== column),
        ),
      ).toContain(nameOf(column));
  });

  it('has no exception for a column that is gone', () => {
    const all = tables.flatMap((table) => getTableConfig(table).columns.map(nameOf));
    expect(all).toEqual(expect.arrayContaining(Object.keys(KNOWN)));
  });
});
