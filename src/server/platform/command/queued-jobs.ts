import type { Executor } from '../../db/open-database.ts';

const transactions = new WeakSet<Executor>();

/** Marks a transaction that has queued a job: after the commit the bell rings. */
export const markQueued = (tx: Executor): void => void transactions.add(tx);

export const hasQueued = (tx: Executor): boolean => transactions.has(tx);
