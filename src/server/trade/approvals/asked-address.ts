import type { Executor } from '../../db/open-database.ts';
import { findAddressTimes } from '../../delivery/read.ts';
import type { TradeRequestRow } from '../request.table.ts';
import type { TradeApprovalRow } from './approval.table.ts';

type Draft = Pick<TradeRequestRow, 'addressId'>;
type Asked = Pick<TradeApprovalRow, 'move' | 'createdAt'>;

/**
 * Whether a draft goes to another place than the one that its principal was asked for: its address was changed since. What
 * was sent has a copy, which nobody changes.
 */
export async function movedPlaces(db: Executor, drafts: readonly Draft[]) {
  const times = await findAddressTimes(
    db,
    drafts.flatMap(({ addressId }) => addressId ?? []),
  );
  return ({ addressId }: Draft, { move, createdAt }: Asked): boolean => {
    const changedAt = addressId === null ? undefined : times.get(addressId);
    return move === 'submit' && changedAt !== undefined && changedAt > createdAt;
  };
}

/** One draft's. */
export const isPlaceMoved = async (db: Executor, draft: Draft, asked: Asked): Promise<boolean> =>
  (await movedPlaces(db, [draft]))(draft, asked);
