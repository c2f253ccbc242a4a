import { deviceValue } from '../../ui/device/device-value.ts';

interface TakenPacks {
  count: number;
  /** A download was under way when this was written. */
  isLoading: boolean;
}

const NONE: TakenPacks = { count: 0, isLoading: false };

/** The packs themselves are in IndexedDB: from this the app knows at once whether there are any. */
export const takenPacks = deviceValue<TakenPacks>('rasteh-packs', (stored) => {
  const { count, isLoading } = (stored ?? NONE) as Partial<TakenPacks>;
  return typeof count === 'number' && typeof isLoading === 'boolean' ? { count, isLoading } : NONE;
});
