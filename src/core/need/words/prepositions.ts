import type { Token } from './need-tokens.ts';

/** A value in a sentence. */
interface Match {
  property: unknown;
  first: number;
  end: number;
}

/** «آبکاری نیکل روی شفت»: on the shaft. «نیکل، روی و کروم» names zinc. */
export function isPreposition(match: Match, every: readonly Match[], tokens: readonly Token[]): boolean {
  const { first, end, property } = match;
  if (end !== first + 1 || tokens[first]?.text !== 'روی' || tokens[first - 1]?.kind === 'mark') return false;
  const isTold = every.some((other) => other.property === property && other.end <= first);
  return isTold && tokens[end]?.kind === 'word' && !['و', 'یا'].includes(tokens[end]?.text ?? '');
}
