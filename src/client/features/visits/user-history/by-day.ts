import type { LastVisit } from '../../../../contract/visits/visit.ts';
import { formatJalali, TIME_ZONE } from '../../../../core/time/dates.ts';
import { userVisitsTexts as words } from './user-visits-texts.ts';

const DAY_MS = 24 * 60 * 60_000;

const weekdays = new Intl.DateTimeFormat('fa-IR', { weekday: 'long', timeZone: TIME_ZONE });

const dayOf = (at: Date): string => `${weekdays.format(at)} ${formatJalali(at)}`;

export interface VisitsOfDay {
  day: string;
  visits: LastVisit[];
}

/** Visits under the day of each in Tehran: «امروز», «دیروز», «جمعه ۳۰ آبان ۱۴۰۴». Their order stays. */
export function byDay(visits: readonly LastVisit[], now: Date): VisitsOfDay[] {
  const named = new Map([
    [dayOf(new Date(now.getTime() - DAY_MS)), words.yesterday],
    [dayOf(now), words.today],
  ]);
  const days: VisitsOfDay[] = [];
  for (const visit of visits) {
    const date = dayOf(new Date(visit.visitedAt));
    const day = named.get(date) ?? date;
    const last = days.at(-1);
    if (last?.day === day) last.visits.push(visit);
    else days.push({ day, visits: [visit] });
  }
  return days;
}
