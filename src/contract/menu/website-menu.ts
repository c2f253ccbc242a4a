import { z } from 'zod';
import { platforms } from '../../core/people/platforms.ts';

export type WebsiteMenu = {
  id: number;
  title: string;
  route: string | null;
  icon: string | null;
  order: number;
  children: WebsiteMenu[];
};
export const websiteMenu: z.ZodType<WebsiteMenu> = z
  .object({
    id: z.number().int(),
    title: z.string(),
    route: z.string().nullable(),
    icon: z.string().nullable(),
    order: z.number().int(),
    get children() {
      return z.array(websiteMenu);
    },
  })
  .meta({ id: 'WebsiteMenu' });
export const menuQuery = z.object({ platform: z.enum(platforms).default('web') });
