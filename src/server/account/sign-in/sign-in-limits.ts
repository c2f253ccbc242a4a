import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { signInLimits } from './sign-in.table.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;

interface SendRule {
  windowMs: number;
  sentMax: number;
  /** Between two of one subject. */
  everyMs: number;
  full: { code: string; message: string };
}

/** Codes times guesses at each bound what a day of guessing can find. */
export const PHONE_RULE: SendRule = {
  windowMs: 24 * HOUR_MS,
  sentMax: 10,
  everyMs: 60 * SECOND_MS,
  full: { code: 'code_limit_reached', message: 'برای این شماره امروز کد زیادی خواسته شده است؛ بعدتر تلاش کنید.' },
};
/** Anybody can ask for codes of a phone: three of a day are left for devices that have signed in with it. */
export const NEW_DEVICE_RULE: SendRule = {
  ...PHONE_RULE,
  sentMax: 7,
  full: {
    code: 'code_limit_of_new_devices',
    message:
      'برای این شماره امروز از دستگاه‌های تازه کد زیادی خواسته شده است؛ از دستگاهی وارد شوید که پیش‌تر با آن وارد شده‌اید، یا بعدتر تلاش کنید.',
  },
};
/** Of devices that are not known: thousands of phones share one address of a mobile network. */
export const ADDRESS_RULE: SendRule = {
  windowMs: HOUR_MS,
  sentMax: 100,
  everyMs: 0,
  full: {
    code: 'code_limit_of_network',
    message: 'از شبکه‌ای که با آن وصل هستید کد زیادی خواسته شده است؛ با اینترنت دیگری یا بعدتر تلاش کنید.',
  },
};

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/**
 * Counts a code that is asked for.
 * @throws a 429 problem over the limit; the caller's transaction is rolled back with it
 */
export async function takeSending(tx: Tx, subject: string, rule: SendRule, now: Date): Promise<void> {
  const isNew = sql`${signInLimits.windowStart} <= ${later(now, -rule.windowMs).toISOString()}::timestamptz`;
  const isSoon = sql`${signInLimits.lastSentAt} > ${later(now, -rule.everyMs).toISOString()}::timestamptz`;
  const [taken] = await tx
    .insert(signInLimits)
    .values({ subject, windowStart: now, sent: 1, lastSentAt: now })
    .onConflictDoUpdate({
      target: signInLimits.subject,
      set: {
        windowStart: sql`case when ${isNew} then excluded.window_start else ${signInLimits.windowStart} end`,
        sent: sql`case when ${isNew} then 1 else ${signInLimits.sent} + 1 end`,
        lastSentAt: sql`excluded.last_sent_at`,
      },
      setWhere: sql`(${isNew} or ${signInLimits.sent} < ${rule.sentMax}) and ${isSoon} is not true`,
    })
    .returning({ subject: signInLimits.subject });
  if (!taken) throw await refusalOf(tx, subject, rule, now);
}

async function refusalOf(tx: Tx, subject: string, rule: SendRule, now: Date): Promise<AppError> {
  const [row] = await tx.select().from(signInLimits).where(eq(signInLimits.subject, subject));
  const windowStart = row?.windowStart ?? now;
  const isFull = (row?.sent ?? 0) >= rule.sentMax && windowStart > later(now, -rule.windowMs);
  const free = isFull ? later(windowStart, rule.windowMs) : later(row?.lastSentAt ?? now, rule.everyMs);
  const seconds = Math.max(1, Math.ceil((free.getTime() - now.getTime()) / SECOND_MS));
  const headers = { 'retry-after': String(seconds) };
  return isFull
    ? new AppError(429, rule.full.code, rule.full.message, { headers })
    : new AppError(429, 'code_sent_recently', 'کد تازه فرستاده شده است؛ کمی صبر کنید.', { headers });
}
