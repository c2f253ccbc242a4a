import { entries, keys } from 'idb-keyval';
import { DATA_SCHEMA_VERSION, PUBLIC_DATABASE, PUBLIC_STORES } from './device-stores.ts';
import { connectDatabase } from './idb-connection.ts';
import type { ReadUse, SavedPage } from './read-use.ts';

/** The pages whose main read is saved on the device, most recently used first. */
export async function savedPages(max: number): Promise<readonly SavedPage[]> {
  const database = connectDatabase(PUBLIC_DATABASE, PUBLIC_STORES);
  try {
    const [uses, saved] = await Promise.all([
      entries<string, ReadUse>(database.store('uses')),
      keys<string>(database.store('reads')),
    ]);
    return pagesIn(uses, new Set(saved), max);
  } catch {
    return [];
  } finally {
    database.close();
  }
}

export const pagesIn = (
  uses: readonly [key: string, use: ReadUse][],
  saved: ReadonlySet<string>,
  max: number,
): readonly SavedPage[] =>
  uses
    .filter(([key, use]) => saved.has(key) && use?.version === DATA_SCHEMA_VERSION && isSavedPage(use.page))
    .sort(([, a], [, b]) => b.usedAt - a.usedAt)
    .slice(0, max)
    .flatMap(([, { page }]) => page ?? []);

const isSavedPage = (value: unknown): value is SavedPage =>
  typeof value === 'object' &&
  value !== null &&
  ['type', 'id', 'name', 'slug'].every((name) => typeof value[name as keyof typeof value] === 'string');
