import { z } from 'zod';
import { offerBatchResult, offerSheetPreview } from '../../../src/contract/catalog/offer-sheet.ts';
import { offerTerms, ownOffer } from '../../../src/contract/catalog/own-offer.ts';
import { importCheck, importDetail, importInfo } from '../../../src/contract/imports/import.ts';
import { pageOf } from '../../../src/contract/page.ts';
import { ownSupplier } from '../../../src/contract/suppliers/own-supplier.ts';
import { ownSupplierPage } from '../../../src/contract/suppliers/supplier-page.ts';
import { buildImport, IMPORT_FILE, IMPORT_PLAN } from '../../factories/imports.ts';
import { areaCalls, inTurn } from '../../setup/area-calls.ts';
import { exampleOf, SUPPLIER_PAGE } from '../../setup/seeded-world.ts';

export const sellingCalls = areaCalls(
  {
    'GET /api/v1/ownsuppliers': { access: 'user', answer: z.array(ownSupplier) },
    'GET /api/v1/ownoffers': { access: 'party', answer: pageOf(ownOffer) },
    'GET /api/v1/ownoffers/spreadsheet': { access: 'party' },
    'POST /api/v1/ownoffers/preview': { access: 'party', answer: offerSheetPreview },
    'POST /api/v1/ownoffers/changes': { access: 'party', answer: offerBatchResult },
    'PUT /api/v1/ownoffers/{id}': { access: 'owner', answer: ownOffer },
    'GET /api/v1/ownsuppliers/{id}/page': { access: 'owner', answer: ownSupplierPage },
    'PUT /api/v1/ownsuppliers/{id}/page': { access: 'owner', answer: ownSupplierPage },
    'POST /api/v1/ownsuppliers/{id}/page/publish': { access: 'owner', answer: ownSupplierPage },
  },
  async ({ productId, supplierId }) => {
    const terms = exampleOf(offerTerms);
    return {
      ids: { '/api/v1/ownoffers/{id}': productId, '/api/v1/ownsuppliers/{id}': supplierId },
      examples: {
        'GET /api/v1/ownoffers': { query: { supplierId } },
        'GET /api/v1/ownoffers/spreadsheet': { query: { supplierId } },
        'POST /api/v1/ownoffers/preview': {
          body: { supplierId },
          file: Buffer.from(`شناسه\n${productId}\n`),
        },
        'POST /api/v1/ownoffers/changes': { body: { supplierId, changes: [{ id: productId, version: 1, terms }] } },
        'PUT /api/v1/ownoffers/{id}': { body: terms, isVersioned: true },
        'PUT /api/v1/ownsuppliers/{id}/page': { body: SUPPLIER_PAGE, isVersioned: true },
        'POST /api/v1/ownsuppliers/{id}/page/publish': { isVersioned: true },
      },
    };
  },
);

export const importCalls = areaCalls(
  {
    'GET /api/v1/imports': { access: 'operator', answer: pageOf(importInfo) },
    'POST /api/v1/imports': { access: 'operator', answer: importDetail },
    'GET /api/v1/imports/{id}': { access: 'operator', answer: importDetail },
    'POST /api/v1/imports/{id}/sheet': { access: 'operator', answer: importDetail },
    'POST /api/v1/imports/{id}/check': { access: 'operator', answer: importCheck },
    'POST /api/v1/imports/{id}/run': { access: 'operator', answer: importInfo },
    'POST /api/v1/imports/{id}/undo': { access: 'operator', answer: importInfo },
  },
  async ({ app: { db } }) => {
    const id = await buildImport(db, 'uploaded');
    const many = (state: 'checked' | 'done') => Promise.all(Array.from({ length: 20 }, () => buildImport(db, state)));
    const [checked, done] = [await many('checked'), await many('done')];
    return {
      ids: { '/api/v1/imports/{id}': id },
      examples: {
        'POST /api/v1/imports': { file: IMPORT_FILE, body: {} },
        'POST /api/v1/imports/{id}/sheet': { body: { sheet: 'قیمت‌ها' } },
        'POST /api/v1/imports/{id}/check': { body: IMPORT_PLAN },
        'POST /api/v1/imports/{id}/run': inTurn(checked, (one) => ({ id: one })),
        'POST /api/v1/imports/{id}/undo': inTurn(done, (one) => ({ id: one })),
      },
    };
  },
);
