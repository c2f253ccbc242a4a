/** A server shares its time among many devices. */
const AT_ONCE = 4;

/**
 * Runs `work` for each item, four at a time, until the deadline. Returns the items that it did not come to.
 * @param onBatch gets the results of each batch
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  { deadlineMs, signal, onBatch }: { deadlineMs: number; signal: AbortSignal; onBatch: (results: Result[]) => unknown },
): Promise<Item[]> {
  const until = performance.now() + deadlineMs;
  for (let at = 0; at < items.length; at += AT_ONCE) {
    if (signal.aborted || performance.now() > until) return items.slice(at);
    const results = await Promise.all(items.slice(at, at + AT_ONCE).map(work));
    if (signal.aborted) return items.slice(at);
    await onBatch(results);
  }
  return [];
}
