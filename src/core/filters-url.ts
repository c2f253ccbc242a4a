import type { PropertyFilter } from './filters/filter-types.ts';

/**
 * Filters as one query parameter, in characters that a URL does not escape:
 *
 *     filter   = property "_" (range ["_" unit] | option *("." option))
 *     range    = [number] ".." [number]
 *     filters  = filter *("*" filter)
 *
 * Properties and options are UUIDs; a unit is an id of the quantity's units. `…_10..16_BAR_G` means 10 to 16 bar,
 * `…_10..` at least 10 in the property's default unit, `…_1..` yes and `…_0..` no.
 */
const BETWEEN_FILTERS = '*';
const BETWEEN_PARTS = '_';
const BETWEEN_OPTIONS = '.';
const BETWEEN_BOUNDS = '..';

export const FILTERS_MAX = 40;
const FILTER_OPTIONS_MAX = 100;
export const FILTERS_LENGTH_MAX = 6000;

type FilterSyntaxCode = 'malformed' | 'not_a_property' | 'not_a_range' | 'not_a_unit' | 'not_an_option';

interface FilterSyntaxFault {
  /** Position in the text, counting from 0. */
  index: number;
  code: FilterSyntaxCode | 'repeated' | 'too_many';
  text: string;
}

export interface ParsedFilters {
  /** In text order, at most one per property, without those that have a fault. */
  filters: PropertyFilter[];
  faults: FilterSyntaxFault[];
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Equal sets of filters give equal texts; no filters give an empty one. */
export function formatFilters(filters: readonly PropertyFilter[]): string {
  return [...filters]
    .sort((a, b) => byText(a.propertyId, b.propertyId))
    .map(formatFilter)
    .join(BETWEEN_FILTERS);
}

function formatFilter({ propertyId, value, maxValue, measurementUnitId, optionIds }: PropertyFilter): string {
  const parts = [propertyId.toLowerCase()];
  if (optionIds?.length) {
    parts.push([...new Set(optionIds.map((id) => id.toLowerCase()))].sort(byText).join(BETWEEN_OPTIONS));
  } else {
    parts.push(`${formatBound(value)}${BETWEEN_BOUNDS}${formatBound(maxValue)}`);
    if (measurementUnitId !== undefined) parts.push(measurementUnitId);
  }
  return parts.join(BETWEEN_PARTS);
}

/** Without the plus sign of `1e+21`, which a query reads as a space. */
const formatBound = (bound: number | undefined): string =>
  bound === undefined ? '' : String(bound === 0 ? 0 : bound).replace('+', '');

/** Never throws: reports what it cannot parse as a fault and returns the rest. */
export function parseFilters(text: string): ParsedFilters {
  const parsed: ParsedFilters = { filters: [], faults: [] };
  const properties = new Set<string>();
  const texts = text.split(BETWEEN_FILTERS).filter((part) => part !== '');
  for (const [index, one] of texts.entries()) {
    const filter = parseFilter(one);
    const code = codeOf(filter, properties);
    if (typeof filter === 'string' || code) {
      parsed.faults.push({ index, code: code ?? 'malformed', text: one });
      continue;
    }
    properties.add(filter.propertyId);
    parsed.filters.push(filter);
  }
  return parsed;
}

function codeOf(filter: PropertyFilter | FilterSyntaxCode, before: ReadonlySet<string>) {
  if (typeof filter === 'string') return filter;
  if (before.has(filter.propertyId)) return 'repeated';
  return before.size < FILTERS_MAX ? undefined : 'too_many';
}

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const UUID_LENGTH = 36;
const unitShape = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
const rangeShape = /^(-?\d+(?:\.\d+)?(?:e-?\d+)?)?\.\.(-?\d+(?:\.\d+)?(?:e-?\d+)?)?$/;

function parseFilter(text: string): PropertyFilter | FilterSyntaxCode {
  const propertyId = text.slice(0, UUID_LENGTH).toLowerCase();
  if (!uuidShape.test(propertyId)) return 'not_a_property';
  if (text.charAt(UUID_LENGTH) !== BETWEEN_PARTS) return 'malformed';
  const rest = text.slice(UUID_LENGTH + 1);
  return rest.includes(BETWEEN_BOUNDS) ? parseRange(propertyId, rest) : parseOptions(propertyId, rest);
}

function parseRange(propertyId: string, text: string): PropertyFilter | FilterSyntaxCode {
  const end = text.indexOf(BETWEEN_PARTS);
  const [, from, to] = rangeShape.exec(end < 0 ? text : text.slice(0, end)) ?? [];
  if (from === undefined && to === undefined) return 'not_a_range';
  const filter: PropertyFilter = { propertyId };
  if (from !== undefined) filter.value = Number(from);
  if (to !== undefined) filter.maxValue = Number(to);
  if (!Number.isFinite(filter.value ?? 0) || !Number.isFinite(filter.maxValue ?? 0)) return 'not_a_range';
  if (end < 0) return filter;
  const measurementUnitId = text.slice(end + 1);
  return unitShape.test(measurementUnitId) ? { ...filter, measurementUnitId } : 'not_a_unit';
}

function parseOptions(propertyId: string, text: string): PropertyFilter | FilterSyntaxCode {
  const optionIds = text.toLowerCase().split(BETWEEN_OPTIONS);
  const areOptions = optionIds.length <= FILTER_OPTIONS_MAX && optionIds.every((id) => uuidShape.test(id));
  return areOptions ? { propertyId, optionIds } : 'not_an_option';
}
