import { setTimeout as sleep } from 'node:timers/promises';
import { sqlStateOf } from './sql-state.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Runs a whole transaction again when the engine gave it up for another one's sake; any other error passes. Pauses grow
 * twofold with full jitter. `fn` must open its own transaction: a statement inside a failed one cannot be repeated.
 */
export async function withRetry<T>(fn: () => Promise<T>, attempts = 6): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fn();
    } catch (error) {
      const state = sqlStateOf(error);
      const isPassing = state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
      if (!isPassing || attempt >= attempts) throw error;
      await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt));
    }
  }
}
