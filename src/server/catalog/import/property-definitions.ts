import { toPersianDigits } from '../../../core/persian.ts';
import type { SourceProperty } from '../source.ts';
import type { CategoryRecord, ProductRecord } from './catalog-file.ts';
import { propertyName } from './property-names.ts';
import type { ReadValue } from './read-values.ts';

const KEY_PROPERTIES_MAX = 5;

interface Gathered {
  first: ReadValue;
  isRange: boolean;
  unitCounts: Map<string, number>;
  optionKeys: Set<string>;
  /** The first two different values: enough to know that a filter divides something. */
  samples: Set<string>;
  products: number;
  /** Nearest category above all products that have it, as a path from the top. */
  owner: string[];
}

/** Gathers, product by product, what the file's properties are; the file itself defines none. */
export class PropertyDefinitions {
  readonly #paths = new Map<string, string[]>();
  /** By top category and property key. */
  readonly #gathered = new Map<string, Map<string, Gathered>>();

  /** Parents must come before their children. */
  constructor(categories: readonly CategoryRecord[]) {
    for (const { id, parent } of categories) this.#paths.set(id, [...(this.#paths.get(parent ?? '') ?? []), id]);
  }

  add(product: ProductRecord, values: readonly ReadValue[]): void {
    const path = this.#paths.get(product.category) ?? [];
    const top = path[0] ?? '';
    const gathered = this.#gathered.get(top) ?? new Map<string, Gathered>();
    this.#gathered.set(top, gathered);
    for (const value of values) {
      const known = gathered.get(value.source.propertyKey);
      if (known) addTo(known, value, path);
      else gathered.set(value.source.propertyKey, addTo(emptyOf(value, path), value, path));
    }
  }

  /** By the id of the category that defines them: the nearest one above all their products. */
  byCategory(): Map<string, SourceProperty[]> {
    const properties = new Map<string, SourceProperty[]>();
    for (const gathered of this.#gathered.values()) {
      const keyProperties = mostFrequent(gathered);
      for (const [key, found] of gathered) {
        const owner = found.owner.at(-1) ?? '';
        const own = properties.get(owner) ?? [];
        properties.set(owner, own);
        own.push(toProperty(key, found, keyProperties.has(key)));
      }
    }
    return properties;
  }
}

function emptyOf(first: ReadValue, path: string[]): Gathered {
  return {
    first,
    isRange: false,
    unitCounts: new Map(),
    optionKeys: new Set(),
    samples: new Set(),
    products: 0,
    owner: path,
  };
}

function addTo(found: Gathered, { source }: ReadValue, path: readonly string[]): Gathered {
  found.products += 1;
  found.isRange ||= source.maxValue !== undefined;
  if (source.unitId) found.unitCounts.set(source.unitId, (found.unitCounts.get(source.unitId) ?? 0) + 1);
  for (const key of source.optionKeys ?? []) found.optionKeys.add(key);
  if (found.samples.size < 2) {
    const { value, maxValue, unitId, optionKeys, bool } = source;
    found.samples.add(JSON.stringify([value, maxValue, unitId, optionKeys, bool]));
  }
  const shared = found.owner.findIndex((id, depth) => id !== path[depth]);
  if (shared !== -1) found.owner = found.owner.slice(0, shared);
  return found;
}

/** What a list of the category's products shows beside the name. */
function mostFrequent(gathered: Map<string, Gathered>): Set<string> {
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
  return {
    key,
    name: first.ordinal === 1 ? name : `${name} (مقدار ${toPersianDigits(first.ordinal)})`,
    dataType: first.kind === 'numeric' ? (isRange ? 'range' : 'number') : first.kind,
    quantityId: first.quantityId,
    defaultUnitId: commonUnit,
    options: [...optionKeys].map((optionKey) => ({ key: optionKey, title: optionKey })),
    isFilterable: first.kind !== 'text' && samples.size > 1,
    isKey,
  };
}
