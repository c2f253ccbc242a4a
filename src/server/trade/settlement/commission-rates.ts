import type { commissionOf } from '../../../core/money/commission.ts';
import type { Executor } from '../../db/open-database.ts';
import type { Env } from '../../env.ts';
import { findPublished } from '../snapshots.ts';
import { readVatPermille } from '../vat-rate.ts';

export type CommissionRates = Parameters<typeof commissionOf>[1];
export type CommissionSetting = Pick<Env, 'COMMISSION_PERMILLE'>;

/** What a publication at this time fixes. */
export const ratesOfNow = async (db: Executor, env: CommissionSetting, now: Date): Promise<CommissionRates> => ({
  permille: env.COMMISSION_PERMILLE,
  vatPermille: await readVatPermille(db, now),
});

/** What the publication of a request has fixed; undefined before it. */
export async function fixedRates(db: Executor, requestId: string): Promise<CommissionRates | undefined> {
  const published = await findPublished(db, requestId);
  if (!published) return undefined;
  const { commissionPermille: permille = 0, commissionVatPermille: vatPermille = 0 } = published.content;
  return { permille, vatPermille };
}
