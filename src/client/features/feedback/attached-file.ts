/** A file that the server has of a user, to go along with feedback. */
export interface AttachedFile {
  id: string;
  name: string;
  /** Whose it is: nobody else can send it. */
  sub: string;
}

export function areFiles(value: unknown): value is readonly AttachedFile[] | undefined {
  if (value === undefined) return true;
  const isOne = (one: unknown) => {
    const { id, name, sub } = (one ?? {}) as Record<string, unknown>;
    return [id, name, sub].every((text) => typeof text === 'string');
  };
  return Array.isArray(value) && value.every(isOne);
}
