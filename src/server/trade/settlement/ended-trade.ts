import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job-kind.ts';

/** Nothing is owed for a request any more; whoever has payments for it ends them. */
export const endedTrade = jobKind({
  name: 'trade.ended',
  title: 'پایان پرداخت‌های معاملهٔ تمام‌شده',
  payload: z.object({ requestId: z.uuid() }),
});
