import { randomUUID } from 'node:crypto';
import { favorite, favoriteOfObject, favoriteRemoval } from '../../../src/contract/favorites/favorite.ts';
import { listDigest } from '../../../src/contract/list-digest.ts';
import { pageOf } from '../../../src/contract/page.ts';
import { areaCalls } from '../../setup/area-calls.ts';

export const favoritesCalls = areaCalls(
  {
    'GET /api/v1/userfavorites': { access: 'user', answer: pageOf(favorite) },
    'POST /api/v1/userfavorites': { access: 'user', answer: favorite },
    'GET /api/v1/userfavorites/by-type': { access: 'user', answer: pageOf(favorite) },
    'GET /api/v1/userfavorites/by-object-id': { access: 'user', answer: favoriteOfObject },
    'GET /api/v1/userfavorites/digest': { access: 'user', answer: listDigest },
    'DELETE /api/v1/userfavorites/{id}': { access: 'mine', answer: favoriteRemoval },
  },
  async ({ productId, write }) => {
    const favorite = () => ({ clientId: randomUUID(), objectType: 'product', objectId: productId });
    await write('POST /api/v1/userfavorites', favorite());
    return {
      examples: {
        'GET /api/v1/userfavorites/by-type': { query: { type: 'product' } },
        'GET /api/v1/userfavorites/by-object-id': { query: { objectType: 'product', objectId: productId } },
        'POST /api/v1/userfavorites': () => ({ body: favorite() }),
        'DELETE /api/v1/userfavorites/{id}': () => ({ id: randomUUID(), isVersioned: true }),
      },
    };
  },
);
