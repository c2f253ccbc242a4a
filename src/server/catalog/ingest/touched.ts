import type { TouchedKind } from '../../../core/imports/touched-kinds.ts';
import type { Tx } from '../../db/open-database.ts';

/** Ids of the rows that a batch may write, by what they are. */
export type Touched = Readonly<Partial<Record<TouchedKind, readonly string[]>>>;

/** Runs the write of a batch in its transaction; it may look at the rows before and after. */
export type AroundWrite = <Saved>(tx: Tx, touched: Touched, write: () => Promise<Saved>) => Promise<Saved>;

export const justWrite: AroundWrite = (_tx, _touched, write) => write();
