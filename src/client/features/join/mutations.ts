import { write } from '../../data/write.ts';
import { settle } from './join-decisions.ts';
import { type Offered, offeredKey } from './queries.ts';
import type { JoinName, ToJoin } from './to-join.ts';

export interface JoinFailure {
  name: JoinName;
  error: unknown;
}

export const joinWrites = (sub: string, device: readonly ToJoin[]) => ({
  /** Joins each on its own; the answer has those that failed, which stay on offer. */
  join: () =>
    write({
      area: 'account',
      name: 'joinDevice',
      send: async (offered: readonly Offered[]): Promise<JoinFailure[]> => {
        const failures: JoinFailure[] = [];
        for (const { name, join } of device) {
          if (!offered.some((one) => one.name === name)) continue;
          try {
            await join();
            await settle(sub, [name]);
          } catch (error) {
            failures.push({ name, error });
          }
        }
        if (failures.length === 0) await settle(sub);
        return failures;
      },
      invalidates: () => [offeredKey, ...device.flatMap(({ changes }) => changes)],
      isFailureShown: false,
    }),
});
