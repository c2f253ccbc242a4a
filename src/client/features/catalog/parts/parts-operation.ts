import type { PartsList } from '../../../../contract/parts-lists/parts-list.ts';
import { privateApiAt } from '../../../data/session/private-api.ts';
import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import type { Operation } from '../../../offline/outbox/operation.ts';
import { accountPartsKey } from './queries.ts';

/** Says that the device's list is not the account's; the lists themselves are read when it is sent. */
type PartsChange = Record<string, never>;

export const PARTS_OBJECT_KEY = 'parts-list';

/** No Idempotency-Key: a repeat merges anew, and finds what it has sent. */
export const partsOperation: Operation<PartsChange, PartsList> = {
  name: 'partsList.sync',
  isPrivate: true,
  accepts: (payload): payload is PartsChange => typeof payload === 'object' && payload !== null,
  describe: () => ({ title: keepTexts.described.parts }),
  join: (_last, next) => next,
  async send({ base }) {
    const { syncParts } = await import('./sync-parts.ts');
    return syncParts(privateApiAt(base));
  },
  confirms: ({ version }) => Number.isInteger(version),
  async settle(answer, _change, { client, isCurrent }) {
    await client.cancelQueries({ queryKey: accountPartsKey });
    if (!isCurrent()) return;
    client.setQueryData(accountPartsKey, answer);
  },
  // Other devices were faster three times.
  resolve: async ({ payload }) => ({ payload, baseVersion: 0 }),
};
