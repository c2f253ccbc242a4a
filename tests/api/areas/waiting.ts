import { waitingCounts } from '../../../src/contract/waiting/waiting.ts';
import { areaCalls } from '../../setup/area-calls.ts';

export const waitingCalls = areaCalls({
  'GET /api/v1/waiting': { access: 'user', answer: waitingCounts },
  'GET /api/v1/waiting/operator': { access: 'operator', answer: waitingCounts },
});
