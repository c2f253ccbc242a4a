import type { QueryKey } from '@tanstack/react-query';

export type JoinName = 'kept' | 'visits' | 'parts' | 'push';

/** Something that this device has of the time before the sign-in. */
export interface ToJoin {
  name: JoinName;
  /** How much there is. */
  count(): Promise<number>;
  /** Keys of the reads that a join changes. */
  changes: readonly QueryKey[];
  /** Adds it to the account; again, it changes nothing. */
  join(): Promise<void>;
}
