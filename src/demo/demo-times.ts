import { tehranDate } from '../core/time/jalali-date.ts';

const DAY_MS = 86_400_000;
/** Iran has had no summer time since 1401. */
const TEHRAN = '+03:30';

/** The moment that `days HH:MM` names: so many days before, at that time in Tehran. */
export function demoTime(now: Date, text: string): Date {
  const [days, time] = text.split(' ');
  return new Date(`${tehranDate(new Date(now.getTime() - Number(days) * DAY_MS))}T${time}:00${TEHRAN}`);
}
