import type { RequestState } from '../../../src/core/trade/request-states.ts';

export const actors = ['buyer', 'owner', 'quoter', 'publisher', 'rival', 'operator'] as const;
export type ActorName = (typeof actors)[number];

export interface Rule {
  from: readonly RequestState[];
  /** Undefined: the state stays. */
  to?: RequestState;
  by: readonly ActorName[];
  event: string;
}
