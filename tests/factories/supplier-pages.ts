import type { SupplierPageContent } from '../../src/contract/suppliers/supplier-page.ts';
import type { Db } from '../../src/server/db/open-database.ts';
import { lockPage } from '../../src/server/suppliers/own-page.ts';
import { publishDraft, writeDraft } from '../../src/server/suppliers/write-page.ts';

/** A page that the supplier's own people have written and published. */
export const buildPublishedPage = (db: Db, supplierId: string, content: SupplierPageContent): Promise<void> =>
  db.transaction(async (tx) => {
    const now = new Date();
    const { supplier, page } = await writeDraft(tx, await lockPage(tx, supplierId), content, now);
    if (page) await publishDraft(tx, { supplier, page }, now);
  });
