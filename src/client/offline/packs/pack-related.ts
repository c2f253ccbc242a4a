import type { ProductCard } from '../../../contract/catalog/product.ts';
import type { PackedValue } from '../../../contract/packs/pack.ts';
import { compareFolded } from '../../../core/text/persian.ts';
import type { PackData, PackOffer } from './pack-data.ts';
import { cardOf } from './pack-objects.ts';

/** As the server's `related-read.ts`. */
const NEIGHBOURS = 60;
const SHARING_PER_VALUE = 40;
const RELATED_MAX = 12;

interface Scored {
  offer: PackOffer;
  shared: number;
  /** In title order; infinite for one that was found by its values alone. */
  distance: number;
}

/** The server's answer to what is like an offer; undefined unless the pack has its category as a whole. */
export function relatedTo(pack: PackData, anchor: PackOffer): ProductCard[] | undefined {
  const { categoryId, baseProductId } = anchor.packed;
  if (pack.manifest.kind !== 'category' || !pack.manifest.categoryIds.includes(categoryId)) return undefined;
  const listed = pack.offers.filter((offer) => pack.pathOf(offer).includes(categoryId)).sort(byTitle);
  const own = keyValuesOf(pack, anchor);
  const candidates = new Map(sharing(listed, categoryId, own).map((offer) => [offer, Number.POSITIVE_INFINITY]));
  for (const [offer, distance] of neighbours(listed, anchor)) candidates.set(offer, distance);
  const scored = [...candidates]
    .filter(([{ packed }]) => packed.id !== anchor.packed.id && packed.baseProductId !== baseProductId)
    .map(([offer, distance]): Scored => ({ offer, distance, shared: sharedCount(offer, own) }))
    .sort(byLikeness);
  const ofParts = new Map(scored.toReversed().map((one) => [one.offer.partId, one]));
  const best = [...ofParts.values()].sort(byLikeness).slice(0, RELATED_MAX);
  return best.map(({ offer }) => cardOf(pack, offer));
}

const byId = (a: PackOffer, b: PackOffer): number => (a.packed.id < b.packed.id ? -1 : 1);
const byTitle = (a: PackOffer, b: PackOffer): number =>
  compareFolded(a.packed.titleSort, b.packed.titleSort) || byId(a, b);
const byLikeness = (a: Scored, b: Scored): number =>
  b.shared - a.shared || (a.distance === b.distance ? 0 : a.distance - b.distance) || byId(a.offer, b.offer);

function neighbours(listed: readonly PackOffer[], anchor: PackOffer): [PackOffer, number][] {
  const at = listed.indexOf(anchor);
  const after = listed.slice(at + 1, at + 1 + NEIGHBOURS);
  const before = listed.slice(Math.max(0, at - NEIGHBOURS), at).reverse();
  return [after, before].flatMap((side) => side.map((offer, index): [PackOffer, number] => [offer, index + 1]));
}

const valuesOf = ({ packed, base }: PackOffer): readonly PackedValue[] => packed.properties ?? base?.properties ?? [];

/** One fact of a value: an option, a range or yes-or-no. */
interface Fact {
  /** Equal facts have equal names. */
  name: string;
  isSought: boolean;
}

function factsOf({ propertyId, baseMin, baseMax, boolValue, options }: PackedValue): Fact[] {
  const facts = options.map(({ id }): Fact => ({ name: `${propertyId} ${id}`, isSought: true }));
  if (baseMin !== null && baseMax !== null)
    facts.push({ name: `${propertyId} ${baseMin}..${baseMax}`, isSought: true });
  // The server looks for no offers by yes or no: half a category shares it.
  if (boolValue !== null) facts.push({ name: `${propertyId} ${boolValue}`, isSought: false });
  return facts;
}

const keyValuesOf = (pack: PackData, offer: PackOffer): Fact[] =>
  valuesOf(offer)
    .filter(({ propertyId }) => pack.definitions.get(propertyId)?.isKey)
    .flatMap(factsOf);

/** For each fact the first offers, by id, that have it too. */
function sharing(listed: readonly PackOffer[], categoryId: string, own: readonly Fact[]): PackOffer[] {
  const sought = new Map(own.filter(({ isSought }) => isSought).map(({ name }) => [name, 0]));
  const found = new Set<PackOffer>();
  for (const offer of listed.filter(({ packed }) => packed.categoryId === categoryId).sort(byId)) {
    for (const { name } of valuesOf(offer).flatMap(factsOf)) {
      const count = sought.get(name);
      if (count === undefined || count >= SHARING_PER_VALUE) continue;
      sought.set(name, count + 1);
      found.add(offer);
    }
  }
  return [...found];
}

function sharedCount(offer: PackOffer, own: readonly Fact[]): number {
  const names = new Set(own.map(({ name }) => name));
  return valuesOf(offer)
    .flatMap(factsOf)
    .filter(({ name }) => names.has(name)).length;
}
