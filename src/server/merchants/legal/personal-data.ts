import { inArray } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listOwnedMerchantIds } from '../own-read.ts';
import { merchantLegalForms } from './legal-form.table.ts';
import { listLegalForms } from './read.ts';

/** Who a person's merchants are before the law. What was agreed with others keeps its own copy. */
export const legalFormsOfPerson: PersonalData = {
  name: 'merchantLegalForms',
  columns: [merchantLegalForms.phone],
  rows: async function* rows(db, personId) {
    yield* await listLegalForms(db, await listOwnedMerchantIds(db, personId));
  },
  erase: async (tx, personId) => {
    const ids = await listOwnedMerchantIds(tx, personId);
    await tx.delete(merchantLegalForms).where(inArray(merchantLegalForms.merchantId, ids));
  },
};
