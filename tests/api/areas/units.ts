import { z } from 'zod';
import { unit } from '../../../src/contract/units/unit.ts';
import { areaCalls } from '../../setup/area-calls.ts';

export const unitsCalls = areaCalls(
  {
    'GET /api/v1/measurementquantities/{id}/units': { access: 'all', answer: z.array(unit) },
    'GET /api/v1/unitofmeasurements': { access: 'all', answer: z.array(unit) },
    'GET /api/v1/unitofmeasurements/filter': { access: 'all', answer: z.array(unit) },
  },
  async () => ({ ids: { '/api/v1/measurementquantities/{id}': 'Length' } }),
);
