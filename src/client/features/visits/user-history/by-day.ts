import type { LastVisit } from '../../../../contract/visits/visit.ts';
import { formatJalali } from '../../../../core/dates.ts';
import { userVisitsTexts as words } from '../../../texts/user-visits.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface VisitsOfDay {
  day: string;
  visits: LastVisit[];
}

/** Visits under the day of each in Tehran: «امروز», «دیروز», «جمعه ۳۰ آبان ۱۴۰۴». Their order stays. */
export function byDay(visits: readonly LastVisit[], now: Date): VisitsOfDay[] {
  const named = new Map([
    [formatJalali(now.getTime() - DAY_MS, 'weekday'), words.yesterday],
    [formatJalali(now, 'weekday'), words.today],
  ]);
  const days: VisitsOfDay[] = [];
  for (const visit of visits) {
    const date = formatJalali(visit.visitedAt, 'weekday');
    const day = named.get(date) ?? date;
    const last = days.at(-1);
    if (last?.day === day) last.visits.push(visit);
    else days.push({ day, visits: [visit] });
  }
  return days;
}
