import { foldText } from '../../../core/text/persian.ts';
import type { DecimalMark, SlashMeaning } from './parse-measure.ts';

export const propertyTypes = ['quantity', 'number', 'option', 'options', 'boolean', 'text'] as const;
type PropertyType = (typeof propertyTypes)[number];

const CHOICES = /[،,;|]/;
const yes = new Set(['بله', 'دارد', 'yes', 'true', '1', '✓', '✔']);
const no = new Set(['خیر', 'ندارد', 'no', 'false', '0', '✗', '-']);

/** How a mapping reads one property. */
export interface ValueRule {
  name: string;
  type: PropertyType;
  unit: string | undefined;
  quantity: string | undefined;
  separator: string | undefined;
  decimalMark: DecimalMark | undefined;
  slash: SlashMeaning | undefined;
  /** Whether `1.234` may be 1234. @default false */
  isMarkOpen?: boolean;
}

/** The text as a prop record of `catalog-file.ts`, not validated yet. */
export function propOfText(text: string, rule: ValueRule): unknown {
  const { unit, quantity: quantityKind, decimalMark, slash, isMarkOpen } = rule;
  const about = { key: rule.name.replaceAll('#', ' ') };
  switch (rule.type) {
    case 'quantity':
      return { ...about, type: 'measured', text, unit, quantityKind, decimalMark, slash, isMarkOpen };
    case 'number':
      return { ...about, type: 'measured', text, unit, quantityKind, decimalMark, slash, isMarkOpen, isPlain: true };
    case 'option':
      return { ...about, type: 'enum', value: text };
    case 'options': {
      const choices = text.split(rule.separator ?? CHOICES).flatMap((choice) => choice.trim() || []);
      return { ...about, type: 'enum-set', value: choices };
    }
    case 'boolean': {
      const word = foldText(text);
      const value = yes.has(word) ? true : no.has(word) ? false : text;
      return { ...about, type: 'boolean', value };
    }
    case 'text':
      return { ...about, type: 'text', value: text };
  }
}
