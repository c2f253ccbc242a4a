/** What is known of newer builds; small, for the first load. What finds it out comes later (updates.ts). */
export interface UpdateState {
  /** The server's build, where it is not this one. */
  newer: string | undefined;
  /** A reload would bring it. */
  isReady: boolean;
  /** The API no longer talks to this build. */
  isOutdated: boolean;
}

let state: UpdateState = { newer: undefined, isReady: false, isOutdated: false };
const listeners = new Set<() => void>();

export const updateState = (): UpdateState => state;

export function changeUpdateState(change: Partial<UpdateState>): void {
  const entries = Object.entries(change) as [keyof UpdateState, unknown][];
  if (entries.every(([name, value]) => state[name] === value)) return;
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function subscribeUpdateState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
