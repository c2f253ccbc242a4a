import type { Leaf } from '../leaf.ts';
import { count, inList, lessIsBetter, measure, moreIsBetter } from '../properties.ts';
import type { Trade } from '../trades.ts';
import { workLeaf } from '../work-leaf.ts';

export const shared = [
  measure('delivery', 'زمان تحویل', 'day', lessIsBetter, { decimals: 0 }),
  count('documents', 'تعداد مدرک تحویلی', inList, moreIsBetter),
  count('revisions', 'بازنگری بدون هزینه', moreIsBetter),
];

/** Title, price per hour in thousands of rial, days, documents. */
type Job = [title: string, hourly: number, days: number, documents: number, standards?: string];

export function consultingLeaf(text: Parameters<typeof workLeaf>[0], glyph: string, trade: Trade, jobs: Job[]): Leaf {
  return workLeaf(
    text,
    glyph,
    trade,
    'PERSON-HR',
    [],
    jobs.map(([title, hourly, days, documents, standards]) => [
      title,
      hourly,
      { delivery: days, documents, revisions: days > 30 ? 3 : 2 },
      standards,
      days,
    ]),
  );
}
