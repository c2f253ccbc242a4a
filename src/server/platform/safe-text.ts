const DEPTH_MAX = 32;

export type TextFault = { field: string; code: 'unsafe_text' | 'too_deep' };

/** Whether PostgreSQL can hold it as text. */
export const isSafeText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/**
 * Finds the first string or key with a NUL or a lone surrogate, which PostgreSQL cannot store, or the first place that
 * is nested too deep for recursive code. Iterative, so that depth cannot overflow the stack.
 */
export function findTextFault(input: unknown): TextFault | undefined {
  const pending: { value: unknown; path: string; depth: number }[] = [{ value: input, path: '', depth: 0 }];
  for (let item = pending.pop(); item; item = pending.pop()) {
    const { value, path, depth } = item;
    if (typeof value === 'string') {
      if (!isSafeText(value)) return { field: path, code: 'unsafe_text' };
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= DEPTH_MAX) return { field: path.slice(0, 100), code: 'too_deep' };
      for (const [key, child] of Object.entries(value)) {
        if (!isSafeText(key)) return { field: path, code: 'unsafe_text' };
        pending.push({ value: child, path: path ? `${path}.${key}` : key, depth: depth + 1 });
      }
    }
  }
  return undefined;
}
