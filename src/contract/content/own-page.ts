import { z } from 'zod';
import { FIGURE_NAME } from '../../core/content/figures.ts';
import { contentLimits as limits } from '../../core/content/limits.ts';
import { UNIQUE_NAME, UNIQUE_NAME_MAX } from '../../core/content/unique-name.ts';
import { oneLine } from '../one-line.ts';
import { pageOf, pageQuery } from '../page.ts';
import { contentPage, ownPageCard, pageContent } from './page.ts';

const EXAMPLE_ID = '01940000-0000-7000-8000-00000000000a';

/** Without a supplier: of every supplier that the caller writes for; for an operator, all pages. */
export const ownPagesQuery = pageQuery.extend({ supplierId: z.uuid().optional() });
export const ownPageCards = pageOf(ownPageCard);

const newPage = z
  .object({
    /** Made by the device: a page that is sent again is the same page. */
    clientId: z.uuid(),
    title: oneLine(limits.title),
    /** Of an article and the like. */
    contentTypeId: z.uuid().optional(),
    /** The last part of a static page's address; for operators. */
    uniqueName: z.string().regex(UNIQUE_NAME).max(UNIQUE_NAME_MAX).optional(),
    /** Without it the page is the site's own; for operators. */
    supplierId: z.uuid().optional(),
  })
  .refine(({ contentTypeId, uniqueName }) => (contentTypeId === undefined) !== (uniqueName === undefined), {
    path: ['contentTypeId'],
    message: 'گونهٔ مطلب یا نام یکتای صفحه را بفرستید.',
  })
  .refine(({ uniqueName, supplierId }) => uniqueName === undefined || supplierId === undefined, {
    path: ['uniqueName'],
    message: 'صفحهٔ ثابت از آنِ خود سایت است.',
  });
export const newPageBody = newPage.meta({
  examples: [{ clientId: EXAMPLE_ID, title: 'خواندن منحنی پمپ', contentTypeId: EXAMPLE_ID, supplierId: EXAMPLE_ID }],
});
export type NewPageBody = z.infer<typeof newPage>;

const readable = /[\p{L}\p{N}]/u;

const draft = pageContent
  .extend({
    cover: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('figure'), name: z.string().regex(FIGURE_NAME).max(60) }),
        z.object({ kind: z.literal('image'), fileId: z.uuid() }),
      ])
      .nullable(),
  })
  .refine(({ labels }) => labels.every((label) => readable.test(label)), {
    path: ['labels'],
    message: 'برچسب باید حرف یا رقم داشته باشد.',
  });

/** The draft of a page as a whole. Texts are plain, with the marks of `parseInline`. */
export const pageDraftBody = draft.meta({
  examples: [
    {
      title: 'خواندن منحنی پمپ',
      lead: 'چگونه نقطهٔ کار پمپ را پیدا کنیم.',
      cover: null,
      body: [
        { kind: 'heading', level: 2, text: 'نقطهٔ کار' },
        { kind: 'paragraph', text: 'نقطهٔ کار جایی است که **منحنی پمپ** و منحنی سامانه به هم می‌رسند.' },
        { kind: 'table', caption: 'نمونه', head: ['دبی', 'هد'], rows: [['۱۰', '۳۲']] },
      ],
      labels: ['پمپ'],
      categoryIds: [],
      platforms: ['web', 'app'],
      seo: {},
    },
  ],
});

export const publishBody = z
  .object({
    /** A time to come, when the draft as it is then becomes public. @default now */
    publishAt: z.iso.datetime().optional(),
  })
  .meta({ examples: [{}] });

export const restoreBody = z.object({ version: z.int().min(1) }).meta({ examples: [{ version: 1 }] });

/** A page as its writers see it: the draft with what its blocks name, and what the public reads. */
export const ownPage = ownPageCard.extend({
  draft: pageContent,
  published: pageContent.nullable(),
  /** Of the draft, as they are now. */
  shown: contentPage.pick({ parts: true, drawings: true, categories: true }),
  previewUntil: z.iso.datetime().nullable(),
});
export type OwnPage = z.infer<typeof ownPage>;

/** A page in the export of what its author has written. */
export const exportedPage = ownPage.pick({
  id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  status: true,
  pageType: true,
  draft: true,
});
export type ExportedPage = z.infer<typeof exportedPage>;

/** The latest first. */
export const ownPageRevisions = z.array(
  z.object({ version: z.int(), title: z.string(), at: z.iso.datetime(), isOwn: z.boolean() }),
);
export type OwnPageRevision = z.infer<typeof ownPageRevisions>[number];

/** Opens the draft's preview to whoever has it; an earlier one opens it no more. */
export const previewToken = z.object({ token: z.string(), until: z.iso.datetime() });

export const ownPageFileQuery = z.object({ fileId: z.uuid() });
