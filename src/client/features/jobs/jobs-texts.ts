import type { JobInfo } from '../../../contract/jobs/job.ts';

const states: Readonly<Record<JobInfo['state'], string>> = {
  dead: 'شکست خورده',
  queued: 'در صف',
  running: 'در حال اجرا',
};

/** Words of the operator's list of background jobs. */
export const jobTexts = {
  title: 'کارهای پس‌زمینه',
  stateLabel: 'وضعیت کار',
  states,
  none: {
    dead: 'هیچ کاری شکست نخورده است',
    queued: 'کاری در صف نیست',
    running: 'کاری در حال اجرا نیست',
  } satisfies Record<JobInfo['state'], string>,
  attempts: (count: string) => `${count} بار تلاش`,
  error: 'کد خطا:',
  madeAt: (time: string) => `ثبت: ${time}`,
  diedAt: (time: string) => `شکست: ${time}`,
  dueAt: (time: string) => `نوبت: ${time}`,
  columns: { title: 'کار', madeAt: 'ثبت', dueAt: 'نوبت یا شکست', attempts: 'تلاش', error: 'کد خطا', ways: 'تصمیم' },
  restart: 'شروع دوباره',
  restarted: 'دوباره در صف رفت.',
} as const;
