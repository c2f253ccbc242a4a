import { buildFiles } from '../../factories/files.ts';
import { buildPublishedPage } from '../../factories/supplier-pages.ts';
import { areaCalls } from '../../setup/area-calls.ts';
import { SUPPLIER_PAGE } from '../../setup/seeded-world.ts';

export const suppliersCalls = areaCalls(
  {
    'GET /api/v1/suppliers/{id}/licence-file': { access: 'all' },
  },
  async ({ app, held, supplierId }) => {
    const [{ fileId = '' } = {}] = SUPPLIER_PAGE.licences;
    await buildFiles(app, held.userId, { count: 1, id: fileId });
    await buildPublishedPage(app.db, supplierId, SUPPLIER_PAGE);
    return { examples: { 'GET /api/v1/suppliers/{id}/licence-file': { query: { fileId } } } };
  },
);
