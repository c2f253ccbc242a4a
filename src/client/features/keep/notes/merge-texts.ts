/** Words with the space behind them, so that a joined text has the spaces and lines of both. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/**
 * Joins two edits of one text, word by word.
 * @returns undefined where both have changed the same words in different ways
 */
export async function mergeTexts(base: string, mine: string, theirs: string): Promise<string | undefined> {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const { merge } = await import('node-diff3');
  const { conflict, result } = merge(wordsOf(mine), wordsOf(base), wordsOf(theirs), { excludeFalseConflicts: true });
  return conflict ? undefined : result.join('');
}
