/**
 * Joins the pieces of a page around its nonces.
 * @param between returns the bytes of a gap, counted from 0
 */
export const interleave = (parts: readonly Buffer[], between: (gap: number) => Buffer): Buffer[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [between(index - 1), part]));
