import type { Token } from '../words/need-tokens.ts';
import { standardBodies } from '../words/order-words.ts';

/** A code such as `6ES7`, `2RS` or `50-32-125` is not a quantity. */
export function isInCode(tokens: readonly Token[], first: number, end: number, hasUnit: boolean): boolean {
  const head = tokens[first];
  const before = tokens[first - 1];
  const after = tokens[end];
  if (head?.isGlued && before && /[a-z_/]/.test(before.text) && !/^[x×*]$/.test(before.text)) return true;
  if (head?.isGlued && before?.text === '-' && before.isGlued) return true;
  // «کلاس دقت ISO 1328»
  if (!hasUnit && before?.kind === 'word' && standardBodies.has(before.text)) return true;
  if (!hasUnit && after?.isGlued && /[a-z_-]/.test(after.text) && !/^[x×*]$/.test(after.text)) return true;
  return false;
}
