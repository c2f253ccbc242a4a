import { visitorLogShape } from '../../../../contract/answer-versions.gen.ts';
import type { ObjectType } from '../../../../core/ids/object-types.ts';
import { tehranDate } from '../../../../core/time/jalali-date.ts';
import { addDays, type Granularity } from '../../../../core/time/visit-buckets.ts';
import { read } from '../../../data/api.ts';
import { privateRead } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

const STALE_MS = 60_000;

export interface VisitorLogFilter {
  /** Undefined for the whole site. */
  object?: { objectType: ObjectType; objectId: string } | undefined;
  /** Days until today. */
  days: number;
  granularity: Granularity;
}

export const visitorLogReads = ({ visitorLogs }: PrivateApi) => ({
  /** Named without dates, so that an earlier day's copy is there offline. */
  chart: ({ object, days, granularity }: VisitorLogFilter) =>
    privateRead({
      area: 'visits',
      name: 'visitorLog',
      args: [object?.objectType ?? 'site', object?.objectId ?? '', days, granularity],
      shape: visitorLogShape,
      staleTime: STALE_MS,
      queryFn: ({ signal }) => {
        const to = tehranDate(new Date());
        const query = { ...object, from: addDays(to, 1 - days), to, granularity };
        return read(visitorLogs['byfilter-for-chart'].$get({ query }, { init: { signal } }));
      },
    }),
});
