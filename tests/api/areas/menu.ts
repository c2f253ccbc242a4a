import { z } from 'zod';
import { websiteMenu } from '../../../src/contract/menu/website-menu.ts';
import { areaCalls } from '../../setup/area-calls.ts';

export const menuCalls = areaCalls({
  'GET /api/v1/websitemenus/tree': { access: 'all', answer: z.array(websiteMenu) },
});
