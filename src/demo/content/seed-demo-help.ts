import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import { helpEntries } from '../../server/content/help/help.table.ts';
import type { Tx } from '../../server/db/open-database.ts';
import { bumpPublicRevision } from '../../server/platform/http/cache/data-revision.ts';
import { listSourceSupplierIds } from '../../server/suppliers/read.ts';
import { demoHelp } from './demo-help.ts';
import { readDemoTexts } from './demo-texts.ts';

const DEMO = 'demo';

/** Fills an empty table if the demo catalogue is stored; returns the number of rows written. */
export async function seedDemoHelp(tx: Tx, asOf: Date): Promise<number> {
  if ((await tx.$count(helpEntries)) > 0 || (await listSourceSupplierIds(tx, DEMO)).size === 0) return 0;
  // Locks the revision's row: of two servers that start at once, the second waits and finds the rows of the first.
  await bumpPublicRevision(tx);
  if ((await tx.$count(helpEntries)) > 0) return 0;
  const texts = await readDemoTexts(tx, { bodies: demoHelp.map(({ body }) => body) });
  const rows = demoHelp.map(({ uniqueId, title, body }, position) => ({
    id: stableId(DEMO, `help ${uniqueId}`),
    uniqueId,
    title,
    body: texts.body(body),
    position,
    createdAt: asOf,
    updatedAt: asOf,
  }));
  await tx.insert(helpEntries).values(rows);
  return rows.length;
}
