import { areaCalls } from '../../setup/area-calls.ts';

export const liveCalls = areaCalls({ 'GET /api/v1/live': { access: 'all', isAboutCaller: true } });
