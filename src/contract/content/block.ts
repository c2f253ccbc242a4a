import { z } from 'zod';
import { FIGURE_NAME } from '../../core/content/figures.ts';
import { contentLimits as limits } from '../../core/content/limits.ts';

/** Text with the marks of `parseInline`; no HTML. */
const inline = (max: number) => z.string().trim().min(1).max(max);
const caption = z.string().trim().max(limits.caption);

const paragraph = z.object({ kind: z.literal('paragraph'), text: inline(limits.paragraph) });

const heading = z.object({
  kind: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3)]),
  text: inline(limits.heading),
});

const list = z.object({
  kind: z.literal('list'),
  ordered: z.boolean(),
  items: z.array(inline(limits.listItem)).min(1).max(limits.listItems),
});

const cell = z.string().trim().max(limits.tableCell);

const table = z.object({
  kind: z.literal('table'),
  caption,
  head: z.array(cell).min(1).max(limits.tableColumns),
  /** Each row has as many cells as the head. */
  rows: z.array(z.array(cell).max(limits.tableColumns)).min(1).max(limits.tableRows),
});

const callout = z.object({
  kind: z.literal('callout'),
  tone: z.enum(['tip', 'warning']),
  text: inline(limits.paragraph),
});

/** Set from left to right. */
const formula = z.object({ kind: z.literal('formula'), text: inline(limits.formula), caption });

/** A house picture, `public/figures/{name}.svg`. */
const figure = z.object({
  kind: z.literal('figure'),
  name: z.string().regex(FIGURE_NAME).max(60),
  alt: inline(limits.caption),
  caption,
});

/** A picture that its writer has uploaded. */
const image = z.object({ kind: z.literal('image'), fileId: z.uuid(), alt: inline(limits.caption), caption });

/** The line drawing of a base product of the catalogue. */
const drawing = z.object({ kind: z.literal('drawing'), baseProductId: z.uuid(), caption });

/** Base products with their prices as they are when the page is read. */
const parts = z.object({
  kind: z.literal('parts'),
  caption,
  baseProductIds: z.array(z.uuid()).min(1).max(limits.parts),
});

const video = z.object({ kind: z.literal('video'), videoId: z.uuid() });

/** Blocks that refer to nothing but house pictures. */
export const textBlocks = [paragraph, heading, list, table, callout, formula, figure] as const;

const block = z
  .discriminatedUnion('kind', [...textBlocks, image, drawing, parts, video])
  .superRefine((written, { addIssue }) => {
    if (written.kind !== 'table') return;
    const width = written.head.length;
    const bad = written.rows.findIndex((row) => row.length !== width);
    if (bad >= 0)
      addIssue({ code: 'custom', path: ['rows', bad], message: 'هر سطر جدول به اندازهٔ سرستون‌ها خانه دارد.' });
  });
export type Block = z.infer<typeof block>;

export const blocks = z.array(block).max(limits.blocks);
