import type { QueryClient } from '@tanstack/react-query';
import { watchedFetch } from '../offline/connection/connection.ts';
import { hasDatabase } from '../offline/has-database.ts';
import { PACKS_DATABASE, runningLoad } from '../offline/packs/running-load.ts';
import { takenPacks } from '../offline/packs/taken-packs.ts';

/**
 * Goes on with downloads that a reload or a crash has ended. A device that dies loses what it noted last about its packs, but
 * not the packs: they are counted anew, and reads that nobody answered meanwhile are asked again.
 */
export async function startPacks(base: string, queryClient: QueryClient): Promise<void> {
  const known = takenPacks.get();
  if (known === 0 && !runningLoad.get() && !(await hasDatabase(PACKS_DATABASE))) return;
  const { readPacks, resumePacks } = await import('../offline/packs/device-packs.ts');
  await readPacks();
  if (known === 0 && takenPacks.get() > 0) {
    const isUnanswered = ({ state }: { state: { status: string } }) => state.status === 'error';
    void queryClient.refetchQueries({ predicate: isUnanswered });
  }
  await resumePacks({ base, fetchWith: watchedFetch });
}
