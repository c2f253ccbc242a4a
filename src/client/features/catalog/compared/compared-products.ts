import { atom } from 'jotai';
import { COMPARED_MAX } from '../../../../core/compare/compare-ids.ts';
import { isUuid } from '../../../../core/uuid.ts';

const STORAGE_KEY = 'rasteh-compare';

/** A product chosen on this device; with the title, so that it can be named where its page is not loaded. */
export type ComparedProduct = { id: string; title: string };

const isCompared = (value: unknown): value is ComparedProduct =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  isUuid(value.id) &&
  'title' in value &&
  typeof value.title === 'string';

function readStored(): readonly ComparedProduct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const chosen = stored.filter(isCompared).map(({ id, title }) => ({ id, title }));
    return [...new Map(chosen.map((one) => [one.id, one])).values()].slice(0, COMPARED_MAX);
  } catch {
    return [];
  }
}

const chosenAtom = atom<readonly ComparedProduct[]>([]);
// Another tab's choice is this tab's too.
chosenAtom.onMount = (set) => {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === STORAGE_KEY) set(readStored());
  };
  set(readStored());
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
};

/** What this device compares, at most four; empty on the server and in the first render over its page. */
export const comparedProductsAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, products: readonly ComparedProduct[]) => {
    const kept = products.slice(0, COMPARED_MAX).map(({ id, title }) => ({ id, title }));
    set(chosenAtom, kept);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
    } catch {
      // Without storage the choice lives as long as the page.
    }
  },
);
