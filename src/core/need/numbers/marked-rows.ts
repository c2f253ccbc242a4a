import type { Token } from '../words/need-tokens.ts';

/** «۳۰-۴۷-۷», «۲۵/۴۰/۷»: three numbers that the same mark separates. */
export function markedRow(tokens: readonly Token[], taken: ReadonlySet<number>): number | undefined {
  const mark = (at: number) => (tokens[at]?.isGlued && /^[-/]$/.test(tokens[at]?.text ?? '') ? tokens[at]?.text : '');
  const found = tokens.findIndex(
    (_, at) =>
      [0, 1, 2].every((step) => tokens[at + 2 * step]?.kind === 'number' && !taken.has(at + 2 * step)) &&
      mark(at + 1) !== '' &&
      mark(at + 1) === mark(at + 3) &&
      !tokens[at]?.isGlued &&
      !tokens[at + 5]?.isGlued,
  );
  return found < 0 ? undefined : found;
}
