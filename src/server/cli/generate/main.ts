/* `npm run generate -- --products N [--seed S]`: adds N generated products next to the demo data. */
import { parseArgs } from 'node:util';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { openForOperator, runOperator, tell } from '../operator.ts';
import { loadDemoCatalog, seedIfEmpty } from '../seed.ts';
import { generateProducts } from './generate-products.ts';
import { generatedCatalog } from './generated-catalog.ts';

const USAGE = 'npm run generate -- --products N [--seed S]';
const PRODUCTS_MAX = 100_000_000;

await runOperator('ساخت داده', async () => {
  const { values } = parseArgs({ options: { products: { type: 'string' }, seed: { type: 'string' } } });
  const count = Number(values.products);
  const seed = Number(values.seed ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > PRODUCTS_MAX || !Number.isInteger(seed)) {
    tell(USAGE);
    return 1;
  }
  const database = await openForOperator();
  try {
    await seedIfEmpty(database.db, tell);
    const startedAt = performance.now();
    const { baseProduct, offer } = await generateProducts(
      database.db,
      generatedCatalog(await loadDemoCatalog(), count, seed),
      count,
      tell,
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const made = `${formatNumber(baseProduct.accepted)} کالا و ${formatNumber(offer.accepted)} پیشنهاد تازه`;
    console.log(`${made}؛ ${formatNumber(baseProduct.unchanged)} کالا از پیش بود. ${formatNumber(seconds, 1)} ثانیه.`);
    return 0;
  } finally {
    await database.close();
  }
});
