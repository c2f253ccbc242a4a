import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import type { RefKind, TransferKind } from '../../../src/core/wallet/transfer-kinds.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import type { Db } from '../../../src/server/db/open-database.ts';
import { withRetry } from '../../../src/server/db/retry.ts';
import { type AccountName, openAccount } from '../../../src/server/ledger/accounts.ts';
import { balanceOf } from '../../../src/server/ledger/balances.ts';
import { type NewTransfer, postTransfers } from '../../../src/server/ledger/post-transfers.ts';

const NOW = new Date('2026-11-28T08:00:00.000Z');

/** A wallet's account of a person of its own. */
export async function openWallet(db: Db): Promise<string> {
  const personId = uuidv7();
  await db.insert(persons).values({ id: personId, phone: `+98-${personId}` });
  return openAccount(db, { kind: 'available', owner: { personId } }, NOW);
}

export const openNamed = (db: Db, name: AccountName): Promise<string> => openAccount(db, name, NOW);

/** Books transfers in a transaction of their own. */
export const post = (db: Db, ...transfers: NewTransfer[]): Promise<number> =>
  withRetry(() => db.transaction((tx) => postTransfers({ tx, now: NOW }, transfers)));

interface Options {
  kind?: TransferKind;
  refKind?: RefKind;
  id?: string;
  leg?: number;
}

export const transfer = (
  debit: string,
  credit: string,
  amountRial: number,
  { kind = 'chargeByUser', refKind = 'grant', id = uuidv7(), leg = 0 }: Options = {},
): NewTransfer => ({ kind, debit, credit, amountRial, ref: { kind: refKind, id, leg } });

export const rial = async (db: Db, accountId: string): Promise<number> => (await balanceOf(db, accountId)).balanceRial;
