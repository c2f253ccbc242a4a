import { z } from 'zod';
import { jobKind, scheduleKind } from '../platform/jobs/job-kind.ts';
import { RUN_MAX_MS } from './push-sender.ts';

const MINUTE_MS = 60_000;

export const pushSending = scheduleKind({
  name: 'push.send',
  title: 'فرستادن اعلان‌ها',
  everyMs: MINUTE_MS,
  timeoutMs: RUN_MAX_MS + MINUTE_MS / 2,
});

export const buildAnnouncing = jobKind({
  name: 'push.announceBuild',
  title: 'خبر دادن نسخهٔ تازهٔ برنامه',
  payload: z.object({ buildId: z.string().min(1) }),
});
