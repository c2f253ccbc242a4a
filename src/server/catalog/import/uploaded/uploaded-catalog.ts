import type { ImportCheck, ImportCounts, ImportQuestion } from '../../../../contract/imports/import.ts';
import type { Db } from '../../../db/open-database.ts';
import { compareCatalog } from '../../ingest/compare-catalog.ts';
import type { AroundWrite } from '../../ingest/touched.ts';
import { importCatalog, openSource, surveyed } from '../import-catalog.ts';
import { mappingOfPlan } from './mapping-of-plan.ts';
import { noQuestions, PriceList, questionOf } from './questions.ts';
import { BATCH_SIZE, readerOf, type UploadedTable, withProblems } from './uploaded-table.ts';

export interface CatalogCheck {
  counts: ImportCounts;
  questions: { total: number; items: ImportQuestion[] };
  prices: ImportCheck['prices'];
}

/**
 * What the import of an uploaded table would do, by reads alone.
 * @throws a 422 problem for a plan that does not fit the table
 */
export function checkUploaded(db: Db, uploaded: UploadedTable): Promise<CatalogCheck> {
  return withProblems(async () => {
    const file = await surveyed(readerOf(uploaded, mappingOfPlan(uploaded.plan)));
    const questions = noQuestions();
    const prices = new PriceList();
    const { rejections, source, onWriteRejection } = await openSource(db, file, {
      onRejection: (rejection) => questions.add(questionOf(rejection)),
    });
    const compared = await compareCatalog(db, source, { rejection: onWriteRejection, price: prices.add });
    return { counts: { ...compared, refused: rejections.count('product') }, questions, prices: prices.tell() };
  });
}

/**
 * Imports an uploaded table; a second run goes on where a first one has ended.
 * @param around runs the write of each batch
 * @returns how many products the table has, and how many are refused
 */
export function writeUploaded(db: Db, uploaded: UploadedTable, around: AroundWrite) {
  return withProblems(async () => {
    const file = await surveyed(readerOf(uploaded, mappingOfPlan(uploaded.plan)));
    const { product } = await importCatalog(db, file, { around, batchSize: BATCH_SIZE });
    return { products: file.survey.productCount, refused: product.rejected };
  });
}
