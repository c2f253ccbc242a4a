import { deviceValue } from '../../ui/device/device-value.ts';

const DAYS_KEPT = 31;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the pages of one day have received. */
export interface DayUse {
  /** `2026-11-23`, in the time zone of the device. */
  day: string;
  bytes: number;
}

function isDayUse(value: unknown): value is DayUse {
  const { day, bytes } = (value ?? {}) as Partial<DayUse>;
  return typeof day === 'string' && typeof bytes === 'number' && Number.isFinite(bytes) && bytes >= 0;
}

/** The days with traffic, latest first. */
export const dataUse = deviceValue<readonly DayUse[]>('rasteh-data-use', (stored) =>
  Array.isArray(stored) ? stored.filter(isDayUse).slice(0, DAYS_KEPT) : [],
);

function dayOf(ms: number): string {
  const at = new Date(ms);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

/** Adds to the day of `now`. Tabs add to what is stored, so none overwrites the other. */
export function addUse(bytes: number, now = Date.now()): void {
  if (bytes <= 0) return;
  const today = dayOf(now);
  const days = dataUse.get();
  const before = days.find(({ day }) => day === today)?.bytes ?? 0;
  const others = days.filter(({ day }) => day !== today);
  const sorted = [{ day: today, bytes: before + bytes }, ...others].sort((a, b) => (a.day < b.day ? 1 : -1));
  dataUse.set(sorted.slice(0, DAYS_KEPT));
}

/** Bytes of the last `count` days, today included. */
export function usedInDays(days: readonly DayUse[], count: number, now = Date.now()): number {
  const wanted = new Set(Array.from({ length: count }, (_, back) => dayOf(now - back * DAY_MS)));
  return days.reduce((sum, { day, bytes }) => sum + (wanted.has(day) ? bytes : 0), 0);
}
