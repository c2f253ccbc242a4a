import { type FileDeps, pruneFiles } from './prune-files.ts';

const EVERY_MS = 60 * 60_000;

/** Prunes now and every hour. Servers that prune at the same time do the same. */
export function startFilePruning(deps: FileDeps): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined;
  const prune = () => {
    running = pruneFiles(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'files were not pruned'));
  };
  prune();
  const timer = setInterval(prune, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
