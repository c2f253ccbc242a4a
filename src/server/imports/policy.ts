import type { Executor } from '../db/open-database.ts';
import { assertActsFor } from '../merchants/acting-for.ts';
import type { Actor } from '../platform/actor.ts';
import { assertAllowed, forOperator } from '../platform/command/policy.ts';

/**
 * A whole catalogue is the operators'; the offers of a supplier are its own people's.
 * @throws 403 or 404 for who may not import for the supplier; null: a catalogue
 */
export async function assertMayImport(db: Executor, actor: Actor, supplierId: string | null, now: Date): Promise<void> {
  if (supplierId === null) assertAllowed(forOperator(actor));
  else await assertActsFor(db, actor, supplierId, now);
}
