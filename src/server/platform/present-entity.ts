/** The members of every entity's answer. */
export function presentEntity(row: { id: string; version: number; createdAt: Date; updatedAt: Date }) {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
