import { TIME_ZONE } from './dates.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Minutes of the day in Tehran; `from` after `to` spans midnight. */
export interface QuietHours {
  from: number;
  to: number;
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: 'numeric', minute: 'numeric' });

function minuteOfDay(at: Date): number {
  const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number);
  return hour * 60 + minute;
}

/** Minutes forward from one minute of the day to another. */
const ahead = (from: number, to: number): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

const startOfMinute = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;

/** The end of the quiet hours that contain `at`; undefined outside quiet hours. */
export function endOfQuiet(at: Date, { from, to }: QuietHours): Date | undefined {
  const minute = minuteOfDay(at);
  if (ahead(from, minute) >= ahead(from, to)) return undefined;
  return new Date(startOfMinute(at) + ahead(minute, to) * MINUTE_MS);
}

/** The start of the next quiet hours, for an `at` outside them. */
export const nextQuiet = (at: Date, { from }: QuietHours): Date =>
  new Date(startOfMinute(at) + ahead(minuteOfDay(at), from) * MINUTE_MS);
