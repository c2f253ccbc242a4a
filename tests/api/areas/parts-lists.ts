import { partsList, partsListBody } from '../../../src/contract/parts-lists/parts-list.ts';
import { areaCalls } from '../../setup/area-calls.ts';
import { exampleOf } from '../../setup/seeded-world.ts';

export const partsListsCalls = areaCalls(
  {
    'GET /api/v1/partslists/mine': { access: 'user', answer: partsList },
    'PUT /api/v1/partslists/mine': { access: 'user', answer: partsList },
  },
  async ({ write }) => {
    const body = exampleOf(partsListBody);
    await write('PUT /api/v1/partslists/mine', body, { headers: { 'if-match': '"0"' } });
    return { examples: { 'PUT /api/v1/partslists/mine': { body, isVersioned: true } } };
  },
);
