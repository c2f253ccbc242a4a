import { z } from 'zod';
import { WAITING_MAX } from '../../core/pages/account-menu.ts';

/** What waits, by the names of the account's menu. */
export const waitingCounts = z.object({ counts: z.record(z.string(), z.int().min(0).max(WAITING_MAX)) });
export type WaitingCounts = z.infer<typeof waitingCounts>;
