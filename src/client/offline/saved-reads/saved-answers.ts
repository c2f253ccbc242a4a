import { entries, keys } from 'idb-keyval';
import { isOfShape } from './answer-check.ts';
import { DATA_SCHEMA_VERSION, PUBLIC_DATABASE, PUBLIC_STORES } from './device-stores.ts';
import { connectDatabase } from './idb-connection.ts';
import type { ReadUse } from './read-use.ts';
import type { SavedAnswer } from './saved-answer.ts';

/** What is not read until then is left out: a device may have saved 60 MB. */
const READ_MS = 4_000;
/** The head of a stored read is before its data. */
const HEAD_CHARS = 2_000;

/** The answers in a stored read; undefined if it has none of the shapes, or one of another build. */
export function answerIn(stored: unknown, shapes: readonly string[]): SavedAnswer | undefined {
  if (typeof stored !== 'string') return undefined;
  const head = stored.slice(0, HEAD_CHARS);
  const shape = shapes.find((one) => head.includes(`"buster":${JSON.stringify(DATA_SCHEMA_VERSION + one)}`));
  if (shape === undefined) return undefined;
  try {
    const { data, dataUpdatedAt } = (JSON.parse(stored) as { state: { data: unknown; dataUpdatedAt: unknown } }).state;
    const isList = typeof data === 'object' && data !== null && 'pages' in data;
    if (typeof dataUpdatedAt !== 'number' || !isOfShape(data, shape, isList)) return undefined;
    const savedAt = Math.min(dataUpdatedAt, Date.now());
    return { shape, answers: isList ? (data.pages as unknown[]) : [data], savedAt };
  } catch {
    return undefined;
  }
}

/**
 * Passes the saved answers of these shapes on, most recently used first, until `onAnswer` returns false or the time is
 * over. Never throws.
 */
export async function eachSavedAnswer(
  shapes: readonly string[],
  onAnswer: (answer: SavedAnswer) => boolean,
): Promise<void> {
  const database = connectDatabase(PUBLIC_DATABASE, PUBLIC_STORES);
  const until = performance.now() + READ_MS;
  try {
    const uses = new Map(await entries<string, Partial<ReadUse> | undefined>(database.store('uses')));
    const usedAt = (key: string): number => Number(uses.get(key)?.usedAt) || 0;
    const saved = (await keys<string>(database.store('reads'))).sort((one, other) => usedAt(other) - usedAt(one));
    await database.store('reads')(
      'readonly',
      (reads) =>
        new Promise<void>((resolve, reject) => {
          const readNext = (at: number) => {
            const key = saved[at];
            if (key === undefined || performance.now() > until) return resolve();
            const request = reads.get(key);
            request.onerror = () => reject(request.error);
            request.onsuccess = () => {
              const answer = answerIn(request.result, shapes);
              if (answer && !onAnswer(answer)) return resolve();
              readNext(at + 1);
            };
          };
          readNext(0);
        }),
    );
  } catch {
    // What was read until then is of use.
  } finally {
    database.close();
  }
}
