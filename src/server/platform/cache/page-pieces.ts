/**
 * A page's text with something in every gap where a nonce goes.
 * @param between gives what goes into a gap, counted from 0
 */
export const interleave = (parts: readonly Buffer[], between: (gap: number) => Buffer): Buffer[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [between(index - 1), part]));
