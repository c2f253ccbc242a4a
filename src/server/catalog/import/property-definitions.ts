import { toPersianDigits } from '../../../core/numbers/numerals.ts';
import type { SourceProperty } from '../ingest/source.ts';
import type { Gathered } from './gathered-property.ts';
import { propertyName } from './property-names.ts';
import type { ReadValue } from './read-values.ts';
import { isYesOrNo, numberOf, type UntypedVerdict, verdictOf } from './untyped-values.ts';

const KEY_PROPERTIES_MAX = 5;
/** Bounds the memory for one property's options; with more of them a filter by option is useless. */
export const OPTIONS_MAX = 1_000;
const PROPERTIES_MAX = 50_000;

type ByKey = Map<string, Gathered>;

export interface CategoryNode {
  id: string;
  parent: string | null;
}

/** The properties of the whole file. */
export interface Definitions {
  /** By the id of the category that defines them: the nearest one above all products that have them. */
  byCategory: Map<string, SourceProperty[]>;
  /** How to read a value of the property. */
  verdict(categoryId: string, value: ReadValue): UntypedVerdict | 'asTyped' | 'tooMany';
}

/** Infers the file's properties from its products, since the file itself defines none. */
export class PropertyDefinitions {
  /** By category id and property key. */
  readonly #gathered = new Map<string, ByKey>();
  #count = 0;

  /** More properties than any real catalogue has; more would fill the memory. */
  get isOverfull(): boolean {
    return this.#count > PROPERTIES_MAX;
  }

  add(categoryId: string, values: readonly ReadValue[]): void {
    const gathered = this.#gathered.get(categoryId) ?? new Map<string, Gathered>();
    this.#gathered.set(categoryId, gathered);
    for (const value of values) {
      let known = gathered.get(value.source.propertyKey);
      if (!known) {
        known = emptyOf(value);
        gathered.set(value.source.propertyKey, known);
        this.#count += 1;
      }
      addTo(known, value);
    }
  }

  /**
   * Parents must come before their children.
   * @param canonical other ids of a category of the tree
   */
  define(categories: readonly CategoryNode[], canonical: ReadonlyMap<string, string> = new Map()): Definitions {
    const paths = new Map<string, string[]>();
    for (const { id, parent } of categories) paths.set(id, [...(paths.get(parent ?? '') ?? []), id]);
    const tops = new Map<string, ByKey>();
    const pathOf = (id: string): string[] | undefined => paths.get(canonical.get(id) ?? id);
    for (const [categoryId, gathered] of this.#gathered) {
      const path = pathOf(categoryId);
      if (!path) continue;
      const top = tops.get(path[0] ?? '') ?? new Map<string, Gathered>();
      tops.set(path[0] ?? '', top);
      for (const [key, found] of gathered) {
        const placed = copyOf(found, path);
        const known = top.get(key);
        top.set(key, known ? merge(known, placed) : placed);
      }
    }
    const verdicts = new Map<string, Map<string, UntypedVerdict>>();
    const byCategory = new Map<string, SourceProperty[]>();
    for (const [top, gathered] of tops) {
      const measuredStems = new Set([...gathered.values()].filter(hasQuantity).map(({ first }) => first.stem));
      const own = new Map<string, UntypedVerdict>();
      verdicts.set(top, own);
      for (const [key, found] of gathered) {
        if (found.first.kind !== 'untyped') continue;
        const verdict = verdictOf(found, measuredStems);
        own.set(key, verdict);
        settle(found, verdict);
        if (verdict === 'unitMissing') gathered.delete(key);
      }
      const keyProperties = mostFrequent(gathered);
      for (const [key, found] of gathered) {
        const owner = found.owner.at(-1) ?? '';
        const properties = byCategory.get(owner) ?? [];
        byCategory.set(owner, properties);
        properties.push(toProperty(key, found, keyProperties.has(key)));
      }
    }
    return {
      byCategory,
      verdict(categoryId, { kind, source }) {
        const top = pathOf(categoryId)?.[0] ?? '';
        if (kind === 'untyped') return verdicts.get(top)?.get(source.propertyKey) ?? 'text';
        const options = tops.get(top)?.get(source.propertyKey)?.optionKeys;
        return source.optionKeys?.some((key) => !options?.has(key)) ? 'tooMany' : 'asTyped';
      },
    };
  }
}

const hasQuantity = ({ first }: Gathered): boolean => first.quantityId !== undefined;

function emptyOf(first: ReadValue): Gathered {
  return {
    // The texts belong to one product, not to the property.
    first: { ...first, texts: [] },
    isRange: false,
    unitCounts: new Map(),
    optionKeys: new Set(),
    texts: new Set(),
    areNumbers: true,
    areBooleans: true,
    hasSeveral: false,
    hasTooMany: false,
    samples: new Set(),
    products: 0,
    owner: [],
  };
}

/** A copy that may be merged: another import of the file defines its properties anew. */
const copyOf = (found: Gathered, owner: string[]): Gathered => ({
  ...found,
  owner,
  unitCounts: new Map(found.unitCounts),
  optionKeys: new Set(found.optionKeys),
  texts: new Set(found.texts),
  samples: new Set(found.samples),
});

function addTo(found: Gathered, { source, texts }: ReadValue): void {
  found.products += 1;
  found.isRange ||= source.maxValue !== undefined;
  found.areNumbers &&= texts.every((text) => numberOf(text) !== undefined);
  found.areBooleans &&= texts.every(isYesOrNo);
  found.hasSeveral ||= texts.length > 1;
  if (source.unitId) found.unitCounts.set(source.unitId, (found.unitCounts.get(source.unitId) ?? 0) + 1);
  for (const key of source.optionKeys ?? []) addBounded(found, found.optionKeys, key);
  for (const text of texts) addBounded(found, found.texts, text);
  if (found.samples.size < 2) {
    const { value, maxValue, unitId, optionKeys, bool } = source;
    found.samples.add(JSON.stringify([value, maxValue, unitId, optionKeys, bool, texts]));
  }
}

function addBounded(found: Gathered, texts: Set<string>, text: string): void {
  if (texts.size < OPTIONS_MAX || texts.has(text)) texts.add(text);
  else found.hasTooMany = true;
}

function merge(known: Gathered, other: Gathered): Gathered {
  known.products += other.products;
  known.isRange ||= other.isRange;
  known.areNumbers &&= other.areNumbers;
  known.areBooleans &&= other.areBooleans;
  known.hasSeveral ||= other.hasSeveral;
  known.hasTooMany ||= other.hasTooMany;
  for (const [unitId, count] of other.unitCounts) {
    known.unitCounts.set(unitId, (known.unitCounts.get(unitId) ?? 0) + count);
  }
  for (const key of other.optionKeys) addBounded(known, known.optionKeys, key);
  for (const text of other.texts) addBounded(known, known.texts, text);
  for (const sample of other.samples) if (known.samples.size < 2) known.samples.add(sample);
  const parted = known.owner.findIndex((id, depth) => id !== other.owner[depth]);
  if (parted !== -1) known.owner = known.owner.slice(0, parted);
  return known;
}

/** Gives an untyped property the type that its values have. */
function settle(found: Gathered, verdict: UntypedVerdict): void {
  if (verdict === 'unitMissing') return;
  found.first = { ...found.first, kind: verdict };
  if (verdict === 'option' || verdict === 'multiOption') found.optionKeys = found.texts;
}

/** Keys of the properties that lists show beside the name. */
function mostFrequent(gathered: ByKey): Set<string> {
  const candidates = [...gathered].filter(([, { first }]) => first.kind !== 'text' && first.ordinal === 1);
  candidates.sort(([, a], [, b]) => b.products - a.products);
  return new Set(candidates.slice(0, KEY_PROPERTIES_MAX).map(([key]) => key));
}

function toProperty(
  key: string,
  { first, isRange, unitCounts, optionKeys, samples }: Gathered,
  isKey: boolean,
): SourceProperty {
  const name = propertyName(first.key, first.label);
  const [commonUnit] = [...unitCounts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const kind = first.kind === 'untyped' ? 'text' : first.kind;
  return {
    key,
    name: first.ordinal === 1 ? name : `${name} (مقدار ${toPersianDigits(first.ordinal)})`,
    dataType: kind === 'numeric' ? (isRange ? 'range' : 'number') : kind,
    quantityId: first.quantityId,
    defaultUnitId: commonUnit,
    options: [...optionKeys].map((optionKey) => ({ key: optionKey, title: optionKey })),
    isFilterable: kind !== 'text' && samples.size > 1,
    isKey,
  };
}
