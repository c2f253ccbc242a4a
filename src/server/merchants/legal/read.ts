import { eq, inArray } from 'drizzle-orm';
import type { LegalForm, OwnLegalForm } from '../../../contract/merchants/legal-form.ts';
import type { Executor } from '../../db/open-database.ts';
import { findCities } from '../../places/read.ts';
import type { Actor } from '../../platform/actor.ts';
import { getVisibleMerchant } from '../own-read.ts';
import { type LegalFormRow, merchantLegalForms as table } from './legal-form.table.ts';

export async function findLegalFormRow(db: Executor, merchantId: string): Promise<LegalFormRow | undefined> {
  const [row] = await db.select().from(table).where(eq(table.merchantId, merchantId));
  return row;
}

/** What an invoice copies; undefined until it is written, and it is complete once it is. */
export async function findLegalForm(db: Executor, merchantId: string): Promise<LegalForm | undefined> {
  const row = await findLegalFormRow(db, merchantId);
  return row && (await presentLegalForms(db, [row]))(row);
}

async function presentLegalForms(db: Executor, rows: readonly LegalFormRow[]) {
  const cities = await findCities(
    db,
    rows.map(({ cityId }) => cityId),
  );
  return (row: LegalFormRow): LegalForm => {
    const city = cities.get(row.cityId);
    if (!city) throw new Error(`the city ${row.cityId} does not exist`);
    const { kind, legalName, nationalId, economicCode, street, postalCode, phone } = row;
    return { kind, legalName, nationalId, economicCode, city, street, postalCode, phone };
  };
}

export async function presentOwnLegalForm(
  db: Executor,
  merchantId: string,
  row: LegalFormRow | undefined,
): Promise<OwnLegalForm> {
  const form = row ? (await presentLegalForms(db, [row]))(row) : null;
  return { merchantId, version: row?.version ?? 0, form };
}

/** @throws 404 for a merchant that the actor may not see */
export async function getOwnLegalForm(
  db: Executor,
  { actor, now }: { actor: Actor; now: Date },
  merchantId: string,
): Promise<OwnLegalForm> {
  await getVisibleMerchant(db, { actor, now }, merchantId, 'confirmAndPublish');
  return presentOwnLegalForm(db, merchantId, await findLegalFormRow(db, merchantId));
}

/** Those that are written, of these merchants. */
export async function listLegalForms(db: Executor, merchantIds: readonly string[]): Promise<OwnLegalForm[]> {
  const rows = await db.select().from(table).where(inArray(table.merchantId, merchantIds)).orderBy(table.merchantId);
  const present = await presentLegalForms(db, rows);
  return rows.map((row) => ({ merchantId: row.merchantId, version: row.version, form: present(row) }));
}
