import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/open-database.ts';
import { actsFor } from '../../merchants/acting-for.ts';
import { type Actor, isOperator } from '../../platform/actor.ts';
import { assertAllowed } from '../../platform/command/policy.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { type ContentPageRow, contentPages } from '../page/page.table.ts';

/** An operator writes every page, a supplier's own people write the supplier's pages. */
async function mayWrite(db: Executor, actor: Actor, supplierId: string | null, now: Date): Promise<boolean> {
  return isOperator(actor) || (supplierId !== null && (await actsFor(db, actor, supplierId, now)));
}

/** @throws 404 for a supplier whose pages the actor does not write, and for the site's own pages */
export async function assertWritesFor(db: Executor, actor: Actor, supplierId: string | null, now: Date): Promise<void> {
  assertAllowed((await mayWrite(db, actor, supplierId, now)) || notFound('تأمین‌کننده'));
}

/** @throws 404 for a page that does not exist or that the actor does not write */
export async function getWritable(db: Executor, actor: Actor, id: string, now: Date): Promise<ContentPageRow> {
  const [row] = await db.select().from(contentPages).where(eq(contentPages.id, id));
  return assertWritable(db, { actor, row, now });
}

/** The same for a change: other people wait until the commit. */
export async function lockWritable(tx: Tx, actor: Actor, id: string, now: Date): Promise<ContentPageRow> {
  const [row] = await tx.select().from(contentPages).where(eq(contentPages.id, id)).for('update');
  return assertWritable(tx, { actor, row, now });
}

async function assertWritable(
  db: Executor,
  { actor, row, now }: { actor: Actor; row: ContentPageRow | undefined; now: Date },
): Promise<ContentPageRow> {
  if (!row || !(await mayWrite(db, actor, row.supplierId, now))) throw notFound('مطلب');
  return row;
}
