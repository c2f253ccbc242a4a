import { atom } from 'jotai';
import { COMPARED_MAX } from '../../../../core/compare/compare-ids.ts';
import { isUuid } from '../../../../core/ids/uuid.ts';
import { deviceAtom } from '../../../ui/device/device-atom.ts';
import { deviceValue } from '../../../ui/device/device-value.ts';

/** A product chosen to compare. Stores the title, to show it where the product is not loaded. */
export type ComparedProduct = { id: string; title: string };

const isCompared = (value: unknown): value is ComparedProduct =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  isUuid(value.id) &&
  'title' in value &&
  typeof value.title === 'string';

const firstOf = (products: readonly ComparedProduct[]): readonly ComparedProduct[] =>
  products.slice(0, COMPARED_MAX).map(({ id, title }) => ({ id, title }));

function parseCompared(stored: unknown): readonly ComparedProduct[] {
  if (!Array.isArray(stored)) return [];
  return firstOf([...new Map(stored.filter(isCompared).map((one) => [one.id, one])).values()]);
}

const chosenAtom = deviceAtom(deviceValue('rasteh-compare', parseCompared), []);

/** The products to compare on this device, at most four; empty on the server and during hydration. */
export const comparedProductsAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, products: readonly ComparedProduct[]) => set(chosenAtom, firstOf(products)),
);
