import { z } from 'zod';
import { HELP_ID, HELP_ID_MAX } from '../../core/content/help-id.ts';
import { entityFields } from '../page.ts';
import { blocks } from './block.ts';

const helpLink = z.object({ uniqueId: z.string(), title: z.string() });
export type HelpLink = z.infer<typeof helpLink>;

export const helpEntry = z.object({
  ...entityFields,
  uniqueId: z.string(),
  title: z.string(),
  body: blocks,
  videoId: z.uuid().nullable(),
  previous: helpLink.nullable(),
  next: helpLink.nullable(),
});
export type HelpEntry = z.infer<typeof helpEntry>;

export const helpQuery = z.object({ uniqueId: z.string().regex(HELP_ID).max(HELP_ID_MAX) });
