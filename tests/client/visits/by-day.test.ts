import { expect, it } from 'vitest';
import { byDay } from '../../../src/client/features/visits/user-history/by-day.ts';
import { userVisitsTexts as words } from '../../../src/client/features/visits/user-history/user-visits-texts.ts';
import type { LastVisit } from '../../../src/contract/visits/visit.ts';

const visitAt = (visitedAt: string) => ({ visitedAt }) as LastVisit;

it('puts visits under the day of Tehran, with its weekday where it is long ago', () => {
  const days = byDay(
    ['2025-11-23T08:30:00Z', '2025-11-21T20:31:00Z', '2025-11-21T20:29:00Z', '2025-11-21T08:30:00Z'].map(visitAt),
    new Date('2025-11-23T09:00:00Z'),
  );
  expect(days.map(({ day, visits }) => [day, visits.length])).toEqual([
    [words.today, 1],
    [words.yesterday, 1],
    ['جمعه ۳۰ آبان ۱۴۰۴', 2],
  ]);
});
