import type { VisitedType } from '../../../../contract/visits/visit.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { forgetVisits } from '../count/visit-history.ts';
import { allVisits } from '../queries.ts';

export const userVisitsWrites = ({ visits }: PrivateApi) => ({
  /** Forgets the visits of a type, in the account and on this device. */
  clear: () =>
    write({
      area: 'visits',
      name: 'clear',
      send: async (type: VisitedType, intent) => {
        const cleared = await read(visits['last-visits'].$delete({ query: { type } }, asOperation(intent)));
        forgetVisits(type);
        return cleared;
      },
      invalidates: () => [allVisits.queryKey],
    }),
});
