import { z } from 'zod';
import { typeModel, typeModelEnum } from '../../../src/contract/enums/type-model.ts';
import { areaCalls } from '../../setup/area-calls.ts';

export const enumsCalls = areaCalls(
  {
    'GET /api/v1/shared/typemodels/enums': { access: 'all', answer: z.array(typeModelEnum) },
    'GET /api/v1/shared/typemodels/enums/{name}': { access: 'all', answer: typeModelEnum },
    'GET /api/v1/shared/typemodels/{id}': { access: 'all', answer: typeModel },
  },
  async () => ({
    ids: { '/api/v1/shared/typemodels/{id}': '101', '/api/v1/shared/typemodels/enums/{name}': 'ProductSort' },
  }),
);
