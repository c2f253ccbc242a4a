import type { SourceValue } from '../ingest/source.ts';
import type { Gathered } from './gathered-property.ts';
import { hasOpenSlash, parseMeasure } from './parse-measure.ts';
import type { ReadValue } from './read-values.ts';

const OPTION_LENGTH_MAX = 120;
const yes = new Set(['true', 'yes', 'ja', 'بله', 'دارد']);
const no = new Set(['false', 'no', 'nein', 'خیر', 'ندارد']);

/** `unitMissing`: other products of the file have this property with a unit, so a bare number is ambiguous. */
export type UntypedVerdict = 'numeric' | 'option' | 'multiOption' | 'boolean' | 'text' | 'unitMissing';

/** A property is numeric or boolean only if all its values in the file are. */
export function verdictOf(found: Gathered, measuredStems: ReadonlySet<string>): UntypedVerdict {
  if (measuredStems.has(found.first.stem)) return 'unitMissing';
  if (!found.hasSeveral && found.areBooleans) return 'boolean';
  if (!found.hasSeveral && found.areNumbers) return 'numeric';
  if (found.hasTooMany || [...found.texts].some((text) => text.length > OPTION_LENGTH_MAX)) return 'text';
  return found.hasSeveral ? 'multiOption' : 'option';
}

/** The value in the type of its property. */
export function settledValue(
  { source, texts }: ReadValue,
  verdict: Exclude<UntypedVerdict, 'unitMissing'>,
): SourceValue {
  const [first = ''] = texts;
  switch (verdict) {
    case 'numeric':
      return { ...source, value: numberOf(first) };
    case 'boolean':
      return { ...source, bool: yes.has(first.toLowerCase()) };
    case 'option':
    case 'multiOption':
      return { ...source, optionKeys: [...new Set(texts)] };
    case 'text':
      return { ...source, text: texts.join('، ') };
  }
}

export const isYesOrNo = (text: string): boolean => yes.has(text.toLowerCase()) || no.has(text.toLowerCase());

/** A fraction is no number here: «2/5» may be 2.5. */
export function numberOf(text: string): number | undefined {
  if (hasOpenSlash(text)) return undefined;
  const measure = parseMeasure(text);
  return measure?.unit === '' && measure.maxValue === undefined ? measure.value : undefined;
}
