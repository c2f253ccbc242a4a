import { readKey, unsavedRead } from '../../data/reads.ts';
import { listSettled } from './join-decisions.ts';
import type { JoinName, ToJoin } from './to-join.ts';

export const offeredKey = readKey('account', 'offered');

/** What of the device is offered to an account. */
export interface Offered {
  name: JoinName;
  count: number;
}

export const joinReads = {
  offered: (sub: string, device: readonly ToJoin[]) =>
    unsavedRead<Offered[]>({
      area: 'account',
      name: 'offered',
      args: [sub],
      // What the device has is known without a network.
      networkMode: 'always',
      staleTime: 0,
      queryFn: async () => {
        const settled = await listSettled(sub);
        const asked = device.filter(({ name }) => !settled.includes(name));
        // What cannot be counted is not offered now.
        const counts = await Promise.all(asked.map((one) => one.count().catch(() => 0)));
        return asked.flatMap(({ name }, index) =>
          (counts[index] ?? 0) > 0 ? { name, count: counts[index] ?? 0 } : [],
        );
      },
    }),
};
