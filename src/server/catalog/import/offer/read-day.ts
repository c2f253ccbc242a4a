import { foldScript } from '../../../../core/text/persian.ts';
import { fromJalali } from '../../../../core/time/jalali-date.ts';
import { jalaliMonths } from '../../../../core/time/jalali-days.ts';
import { isCalendarDate } from '../../ingest/write-checks.ts';

const numeric = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const named = /^(\d{1,2})\s+(\S+)(?:\s+ماه)?\s+(\d{4})$/;
/** Years that are written in the Jalali calendar; no offer holds until a Gregorian one of them. */
const JALALI_FROM = 1300;
const JALALI_TO = 1499;

/** The ISO date of `2027-01-20`, «۱۴۰۵/۱۰/۳۰» or «۳۰ دی ۱۴۰۵»; undefined for a text whose year does not come first or is short. */
export function readIsoDay(text: string): string | undefined {
  const plain = foldScript(text).trim();
  const [, year, , month, day] = plain.match(numeric) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day));
  const [, namedDay, name = '', namedYear] = plain.match(named) ?? [];
  const place = jalaliMonths.findIndex((known) => foldScript(known) === name);
  return place === -1 ? undefined : dayOf(Number(namedYear), place + 1, Number(namedDay));
}

function dayOf(year: number, month: number, day: number): string | undefined {
  if (year >= JALALI_FROM && year <= JALALI_TO) return fromJalali({ year, month, day });
  const iso = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  return isCalendarDate(iso) ? iso : undefined;
}
