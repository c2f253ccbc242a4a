/** The members every single answer carries. */
export function presentEntity(row: { id: string; version: number; createdAt: Date; updatedAt: Date }) {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
