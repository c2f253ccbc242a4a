import type { PropertyFilter } from './filter-types.ts';
import { isOfferTerm, isOptionOf, isOptionTerm, type OfferTerm } from './offer-terms.ts';

/**
 * Filters as one query parameter, in characters that a URL does not escape:
 *
 *     filters  = filter *("*" filter)
 *     filter   = property "_" (range ["_" unit] | option *("." option)) | term "_" (range | option *("." option))
 *     range    = [number] ".." [number]
 *     term     = "price" | "stock" | "lead" | "brand" | "supplier" | "province" | "city" | "official"
 *
 * Properties and their options are UUIDs; a unit is an id of the quantity's units. `…_10..16_BAR_G` means 10 to 16 bar,
 * `…_10..` at least 10 in the property's default unit, `…_1..` yes and `…_0..` no. A term's option is a text in which
 * `~2a`, `~2e`, `~5f` and `~7e` stand for `*`, `.`, `_` and `~`: `brand_KSB.Wika`, `price_..5000000`.
 */
const BETWEEN_FILTERS = '*';
const BETWEEN_PARTS = '_';
const BETWEEN_OPTIONS = '.';
const BETWEEN_BOUNDS = '..';
/** Its bounds are whole rials. */
const PRICE = 'price' satisfies OfferTerm;

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
    const written = optionIds.map((id) => (isOptionTerm(propertyId) ? escapeOption(id) : id.toLowerCase()));
    parts.push([...new Set(written)].sort(byText).join(BETWEEN_OPTIONS));
  } else {
    const [from, to] = propertyId === PRICE ? [value, maxValue].map(toWhole) : [value, maxValue];
    parts.push(`${formatBound(from)}${BETWEEN_BOUNDS}${formatBound(to)}`);
    if (measurementUnitId !== undefined) parts.push(measurementUnitId);
  }
  return parts.join(BETWEEN_PARTS);
}

const toWhole = (rial: number | undefined): number | undefined => rial && Math.round(rial);

const escapeOption = (text: string): string => text.replace(/[*._~]/g, (sign) => `~${sign.charCodeAt(0).toString(16)}`);
const unescapeOption = (text: string): string =>
  text.replace(/~(2a|2e|5f|7e)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

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
  if (!uuidShape.test(propertyId)) return parseTerm(text);
  if (text.charAt(UUID_LENGTH) !== BETWEEN_PARTS) return 'malformed';
  const rest = text.slice(UUID_LENGTH + 1);
  return rest.includes(BETWEEN_BOUNDS) ? parseRange(propertyId, rest) : parseOptions(propertyId, rest);
}

function parseTerm(text: string): PropertyFilter | FilterSyntaxCode {
  const [term = '', ...parts] = text.split(BETWEEN_PARTS);
  const [rest = '', ...more] = parts;
  if (!isOfferTerm(term)) return 'not_a_property';
  if (parts.length === 0 || more.length > 0) return 'malformed';
  if (!isOptionTerm(term)) return parseRange(term, rest);
  const isId = term === 'supplier';
  const optionIds = rest.split(BETWEEN_OPTIONS).map((text) => (isId ? text.toLowerCase() : unescapeOption(text)));
  const areOptions = optionIds.length <= FILTER_OPTIONS_MAX && optionIds.every((id) => isOptionOf(term, id));
  return areOptions ? { propertyId: term, optionIds } : 'not_an_option';
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
