import type { IndexedCategory, IndexedProperty } from '../vocabulary-index.ts';

const schedule = /^SCH \d+$/;

/** «لوله استیل رده ۴۰» is SCH 40S: stainless pipes have schedules of their own, by ASME B36.19. */
export function inStainless(
  { property: { options = [] } }: IndexedProperty,
  optionIds: ReadonlySet<string>,
  category: IndexedCategory | undefined,
): ReadonlySet<string> {
  const isStainless = category?.forms.some(({ kind, words }) => kind === 'name' && words.includes('استنلس')) ?? false;
  if (!isStainless) return optionIds;
  const own = ({ id, title }: (typeof options)[number]) =>
    schedule.test(title) ? (options.find((other) => other.title === `${title}S`)?.id ?? id) : id;
  return new Set(options.filter(({ id }) => optionIds.has(id)).map(own));
}
