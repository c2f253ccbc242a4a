const PROGRESS_EVERY_MS = 1_500;

export const say = (text: string) => process.stdout.write(`${text}\n`);

/** Runs one step of a start and prints its progress and time. */
export async function step<T>(title: string, work: (progress: (text: string) => void) => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let saidAt = startedAt;
  const result = await work((text) => {
    if (performance.now() - saidAt < PROGRESS_EVERY_MS) return;
    saidAt = performance.now();
    say(`    ${text}`);
  });
  say(`  ✓ ${title} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return result;
}
