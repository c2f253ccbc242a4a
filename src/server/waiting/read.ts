import type { WaitingCounts } from '../../contract/waiting/waiting.ts';
import { waitingOf } from '../../core/pages/account-menu.ts';
import type { AppDeps } from '../app-deps.ts';
import type { Waiting } from '../define-area.ts';
import type { Actor } from '../platform/actor.ts';
import { assertAllowed, forOperator } from '../platform/command/policy.ts';

interface Asked {
  actor: Actor;
  /** @default what waits for whoever is signed in */
  role?: 'operator';
}

/**
 * What waits on the entries of the account's menu.
 * @throws 403 for who has not the role
 */
export async function readWaiting(
  deps: Pick<AppDeps, 'db' | 'now'>,
  waiting: Waiting,
  { actor, role }: Asked,
): Promise<WaitingCounts> {
  if (role) assertAllowed(forOperator(actor));
  const counted = await Promise.all(
    waitingOf(role).map(async (name) => [name, (await waiting[name]?.(deps, actor)) ?? 0] as const),
  );
  return { counts: Object.fromEntries(counted) };
}
