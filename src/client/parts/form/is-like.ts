/** Whether a stored value has the shape of a sample. A list is like its first entry; an empty one, or null, tells nothing. */
export function isLike(value: unknown, sample: unknown): boolean {
  if (sample === null || sample === undefined) return true;
  if (Array.isArray(sample)) {
    const [first] = sample;
    return Array.isArray(value) && value.every((one) => isLike(one, first));
  }
  if (typeof sample !== 'object') return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(sample).every(([name, of]) => isLike((value as Record<string, unknown>)[name], of));
}
