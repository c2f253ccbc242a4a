import type { ImportPlan } from '../../src/contract/imports/import.ts';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import type { ImportState } from '../../src/core/imports/import-states.ts';
import type { Db } from '../../src/server/db/open-database.ts';
import { imports } from '../../src/server/imports/import.table.ts';

export const IMPORT_FILE = Buffer.from('کد کالا,شرح کالا,قیمت (ریال)\nA-1,بلبرینگ ۶۲۰۵,1200000\n');

export const IMPORT_PLAN: ImportPlan = {
  catalog: 'prices',
  sheet: null,
  supplier: 'یاتاقان شرق',
  category: 'بلبرینگ',
  currency: 'IRR',
  decimalMark: null,
  slash: null,
  headerRow: 1,
  headerRows: 1,
  skipRows: 0,
  columns: [
    { name: 'کد کالا', target: 'id', unit: null },
    { name: 'شرح کالا', target: 'title', unit: null },
    { name: 'قیمت (ریال)', target: 'price', unit: null },
  ],
};

/** An import of a catalogue in a state that nobody has moved it to. */
export async function buildImport(
  db: Db,
  state: ImportState,
  whose: { supplierId?: string; personId?: string } = {},
): Promise<string> {
  const id = uuidv7();
  await db.insert(imports).values({
    id,
    ...whose,
    fileName: 'prices.csv',
    content: IMPORT_FILE,
    guess: { plan: IMPORT_PLAN, sheets: [], columns: [], notes: [], rows: [] },
    plan: state === 'uploaded' ? null : IMPORT_PLAN,
    state,
    rowsTotal: 1,
    createdAt: new Date(),
  });
  return id;
}
