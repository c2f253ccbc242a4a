import { z } from 'zod';
import { pageTypes } from '../../core/content/page-types.ts';

export const contentTypeCard = z.object({
  id: z.uuid(),
  pageType: z.enum(pageTypes),
  title: z.string(),
  slug: z.string(),
  /** Name of a glyph. */
  icon: z.string(),
});
export type ContentTypeCard = z.infer<typeof contentTypeCard>;

export type ContentTypeTree = ContentTypeCard & { pagesCount: number; children: ContentTypeTree[] };

/** `pagesCount` is the number of published pages of the type and below it. */
const contentTypeTree: z.ZodType<ContentTypeTree> = contentTypeCard
  .extend({
    pagesCount: z.number().int(),
    get children() {
      return z.array(contentTypeTree);
    },
  })
  .meta({ id: 'ContentTypeTree' });

export const contentTypesQuery = z.object({ pageType: z.enum(pageTypes) });

export const contentTypesTree = z.array(contentTypeTree);
/** From the topmost type to the type itself. */
export const contentTypesPath = z.array(contentTypeCard);
