import type { Favorite } from '../../../contract/favorites/favorite.ts';

/** How an object is shown where it is kept, also without a network; null if it no longer exists. */
type ObjectTitle = Favorite['object'];

/** An object that a user can keep or write about. */
export type KeptObject = Pick<Favorite, 'objectType' | 'objectId'> & { object: ObjectTitle };

export const isSameObject = (a: Pick<KeptObject, 'objectType' | 'objectId'>, b: typeof a): boolean =>
  a.objectId === b.objectId && a.objectType === b.objectType;

/** Stored rows are input. */
export function isKeptObject(value: unknown): value is KeptObject {
  if (typeof value !== 'object' || value === null) return false;
  const { objectType, objectId, object } = value as Record<string, unknown>;
  const isTitled =
    object === null || (typeof object === 'object' && typeof (object as ObjectTitle)?.title === 'string');
  return typeof objectType === 'string' && typeof objectId === 'string' && isTitled;
}
