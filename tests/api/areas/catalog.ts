import { z } from 'zod';
import {
  activeState,
  category,
  categoryCard,
  categoryTree,
  itemsCount,
} from '../../../src/contract/catalog/category.ts';
import {
  baseProduct,
  product,
  productCard,
  productOffer,
  productsPage,
} from '../../../src/contract/catalog/product.ts';
import { propertyDefinition } from '../../../src/contract/catalog/property.ts';
import { vocabulary } from '../../../src/contract/catalog/vocabulary.ts';
import type { PackManifest } from '../../../src/contract/packs/pack.ts';
import { pageOf } from '../../../src/contract/page.ts';
import { supplier, supplierCard, suppliersPage } from '../../../src/contract/suppliers/supplier.ts';
import { areaCalls } from '../../setup/area-calls.ts';

export const catalogCalls = areaCalls(
  {
    'GET /api/v1/categories': { access: 'all', answer: pageOf(category) },
    'GET /api/v1/categories/menu': { access: 'all', answer: z.array(categoryTree) },
    'GET /api/v1/categories/top-levels': { access: 'all', answer: z.array(categoryCard) },
    'GET /api/v1/categories/items-count': { access: 'all', answer: z.array(itemsCount) },
    'GET /api/v1/categories/vocabulary': { access: 'all', answer: vocabulary },
    'GET /api/v1/categories/{id}': { access: 'all', answer: category },
    'GET /api/v1/categories/{id}/children': { access: 'all', answer: z.array(categoryCard) },
    'GET /api/v1/categories/{id}/breadcrumb': { access: 'all', answer: z.array(categoryCard) },
    'GET /api/v1/categories/{id}/active': { access: 'all', answer: activeState },
    'GET /api/v1/categories/{id}/properties': { access: 'all', answer: z.array(propertyDefinition) },
    'GET /api/v1/categories/{id}/suppliers-with-catalog': { access: 'all', answer: pageOf(supplierCard) },
    'POST /api/v1/categories/{id}/suppliers': { access: 'all', answer: pageOf(supplierCard) },
    'GET /api/v1/supplierproducts/catalog': { access: 'all', answer: productsPage },
    'GET /api/v1/supplierproducts/{id}/catalog': { access: 'all', answer: product },
    'GET /api/v1/supplierproducts/{id}/byproduct': { access: 'all', answer: z.array(productOffer) },
    'GET /api/v1/supplierproducts/{id}/baseproduct': { access: 'all', answer: baseProduct },
    'GET /api/v1/supplierproducts/{id}/related': { access: 'all', answer: z.array(productCard) },
    'GET /api/v1/suppliers': { access: 'all', answer: suppliersPage },
    'GET /api/v1/suppliers/{id}': { access: 'all', answer: supplier },
    'GET /api/v1/packs/categories/{id}': { access: 'all' },
    'GET /api/v1/packs/categories/{id}/part': { access: 'all' },
    'GET /api/v1/packs/suppliers/{id}': { access: 'all' },
    'GET /api/v1/packs/suppliers/{id}/part': { access: 'all' },
    'GET /drawings/{file}': { access: 'all' },
  },
  async ({ app, categoryId, productId, supplierId, drawnId }) => {
    // The vocabulary: what the areas seed after this one changes the other parts, and their hashes.
    const partOf = async (path: string) => {
      const { body } = await app.get<PackManifest>(`/api/v1/packs/${path}`);
      return { query: { hash: body.parts.find(({ content }) => content === 'vocabulary')?.hash ?? '' } };
    };
    return {
      ids: {
        '/api/v1/categories/{id}': categoryId,
        '/api/v1/supplierproducts/{id}': productId,
        '/api/v1/suppliers/{id}': supplierId,
        '/api/v1/packs/categories/{id}': categoryId,
        '/api/v1/packs/suppliers/{id}': supplierId,
        '/drawings/{file}': `${drawnId}.svg`,
      },
      examples: {
        'POST /api/v1/categories/{id}/suppliers': { body: { properties: [] } },
        'GET /api/v1/packs/categories/{id}/part': await partOf(`categories/${categoryId}`),
        'GET /api/v1/packs/suppliers/{id}/part': await partOf(`suppliers/${supplierId}`),
      },
    };
  },
);
