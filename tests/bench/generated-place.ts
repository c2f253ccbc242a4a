import { demoCatalog } from '../../src/demo/demo-catalog.ts';
import { generateProducts } from '../../src/server/cli/generate/generate-products.ts';
import { generatedCatalog } from '../../src/server/cli/generate/generated-catalog.ts';
import { seedIfEmpty } from '../../src/server/cli/seed.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';

const SEED = 1;

export interface Place {
  dataDir: string;
  /** @default the embedded engine in `dataDir` */
  databaseUrl?: string | undefined;
}

/** Fills a database with the demo catalogue and `count` generated products, the same ones each time. */
export async function fillPlace(place: Place, count: number): Promise<void> {
  const database = await openDatabase({ ...place, queryTimeoutMs: 0 });
  try {
    await seedIfEmpty(database.db);
    const startedAt = performance.now();
    await generateProducts(database.db, generatedCatalog(demoCatalog, count, SEED), count);
    process.stdout.write(`${count} products in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  } finally {
    await database.close();
  }
}
