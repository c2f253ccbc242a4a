import { z } from 'zod';
import { textBlocks } from '../../contract/content/block.ts';
import { pageTypes } from '../../core/content/page-types.ts';

/** Key of a leaf of the demo catalogue and the `code` of one of its products. */
const partRef = z.tuple([z.string(), z.string()]);
export type PartRef = z.infer<typeof partRef>;

/**
 * A block as the demo writes it. In its texts a link may name a demo record instead of an address: `[متن](category:KEY)`,
 * `supplier:KEY`, `part:KEY/CODE`, `article:KEY`, `static:UNIQUE_NAME`, `video:KEY`.
 */
const demoBlock = z.discriminatedUnion('kind', [
  ...textBlocks,
  z.strictObject({ kind: z.literal('drawing'), part: partRef, caption: z.string() }),
  z.strictObject({ kind: z.literal('parts'), caption: z.string(), parts: z.array(partRef).min(1) }),
  z.strictObject({ kind: z.literal('video'), video: z.string() }),
]);
export type DemoBlock = z.infer<typeof demoBlock>;

export const demoContentType = z.strictObject({
  key: z.string(),
  pageType: z.enum(pageTypes),
  title: z.string(),
  /** Name of a glyph. */
  icon: z.string(),
  parent: z.string().optional(),
});
export type DemoContentType = z.infer<typeof demoContentType>;

export const demoArticle = z.strictObject({
  /** Unique; part of its id, so it must never change. */
  key: z.string(),
  /** Key of a content type. */
  type: z.string(),
  title: z.string(),
  lead: z.string(),
  /** Name of a picture in `public/figures`. */
  cover: z.string(),
  labels: z.array(z.string()),
  /** Keys of categories of the demo catalogue. */
  categories: z.array(z.string()),
  /** Key of the supplier of the demo catalogue that wrote it. @default the editors of the site */
  supplier: z.string().optional(),
  publishedAt: z.iso.datetime(),
  body: z.array(demoBlock),
});
export type DemoArticle = z.infer<typeof demoArticle>;

export const demoStaticPage = z.strictObject({
  uniqueName: z.string(),
  title: z.string(),
  lead: z.string(),
  body: z.array(demoBlock),
});
export type DemoStaticPage = z.infer<typeof demoStaticPage>;

const demoFaqQuestion = z.strictObject({ key: z.string(), question: z.string(), answer: z.array(demoBlock) });

export const demoFaqCategory = z.strictObject({
  key: z.string(),
  title: z.string(),
  questions: z.array(demoFaqQuestion),
});
export type DemoFaqCategory = z.infer<typeof demoFaqCategory>;

/** Help for one element of the interface, whose screens show it beside the element. */
export const demoHelpEntry = z.strictObject({
  /** Names the element, e.g. `product-list.filters`. */
  uniqueId: z.string(),
  title: z.string(),
  body: z.array(demoBlock),
  video: z.string().optional(),
});
export type DemoHelpEntry = z.infer<typeof demoHelpEntry>;
