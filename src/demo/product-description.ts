import { formatNumber, toPersianDigits } from '../core/numbers/numerals.ts';
import { findUnit } from '../core/units/unit-lookup.ts';
import type { SourceProperty, SourceValue } from '../server/catalog/ingest/source.ts';

const MAX_FACTS = 4;

/** What the product is for, by its category's first sentence, then its key values and its standards. */
export function productDescription(
  categoryDescription: string,
  properties: ReadonlyMap<string, SourceProperty>,
  values: readonly SourceValue[],
  standards: readonly string[] = [],
): string {
  const [use = ''] = categoryDescription.split(/[.؛](?=\s|$)/);
  const facts = values.flatMap((value) => {
    const property = properties.get(value.propertyKey);
    return property?.isKey ? [`${property.name}: ${valueText(property, value)}`] : [];
  });
  const sentences = [
    use,
    facts.slice(0, MAX_FACTS).join('، '),
    standards.length > 0 && `استاندارد: ${standards.join('، ')}`,
  ];
  return sentences
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

function valueText(
  property: SourceProperty,
  { value = 0, maxValue, unitId, optionKeys, bool, text }: SourceValue,
): string {
  if (text !== undefined) return text;
  if (bool !== undefined) return bool ? 'بله' : 'خیر';
  if (optionKeys) {
    const titles = property.options?.filter(({ key }) => optionKeys.includes(key)).map(({ title }) => title);
    return titles?.join(' و ') ?? '';
  }
  const unit = unitId === undefined ? undefined : findUnit(unitId, property.quantityId);
  if (!unit) return toPersianDigits(value).replace('.', '٫');
  const range = maxValue === undefined ? formatNumber(value) : `${formatNumber(value)} تا ${formatNumber(maxValue)}`;
  return `${range} ${unit.nameFa}`;
}
