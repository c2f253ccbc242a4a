import { z } from 'zod';
import { contentLimits as limits } from '../../core/content/limits.ts';
import { pageSorts } from '../../core/content/page-sorts.ts';
import { listedPageTypes, pageStatuses, pageTypes } from '../../core/content/page-types.ts';
import { UNIQUE_NAME, UNIQUE_NAME_MAX } from '../../core/content/unique-name.ts';
import { platforms } from '../../core/people/platforms.ts';
import { categoryCard } from '../catalog/category.ts';
import { productRow } from '../catalog/product.ts';
import { maybeLine, oneLine } from '../one-line.ts';
import { entityFields, pageOf, pageQuery } from '../page.ts';
import { searchText } from '../search/search-counts.ts';
import { supplierCard } from '../suppliers/supplier.ts';
import { blocks } from './block.ts';
import { contentTypeCard } from './content-type.ts';

const cover = z.discriminatedUnion('kind', [
  /** A house picture, `public/figures/{name}.svg`. */
  z.object({ kind: z.literal('figure'), name: z.string().max(60) }),
  /** A picture that the writer has uploaded. */
  z.object({ kind: z.literal('image'), fileId: z.uuid() }),
]);

const seo = z.object({
  title: maybeLine(limits.seoTitle).optional(),
  description: maybeLine(limits.seoDescription).optional(),
  noindex: z.boolean().optional(),
});

/** What people write. */
export const pageContent = z.object({
  title: oneLine(limits.title),
  lead: z.string().trim().max(limits.lead),
  cover: cover.nullable(),
  body: blocks,
  /** Titles of labels; their slugs follow from them. */
  labels: z.array(oneLine(limits.label)).max(limits.labels),
  categoryIds: z.array(z.uuid()).max(limits.categories),
  platforms: z.array(z.enum(platforms)).min(1),
  seo,
});
export type PageContent = z.infer<typeof pageContent>;

const pageLabel = z.object({ title: z.string(), slug: z.string() });
export type PageLabel = z.infer<typeof pageLabel>;

const pageCard = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  lead: z.string(),
  pageType: z.enum(pageTypes),
  /** Null for a static page. */
  contentType: contentTypeCard.nullable(),
  coverUrl: z.string().nullable(),
  labels: z.array(pageLabel),
  /** Who wrote it; null for the site's own. */
  supplier: supplierCard.pick({ id: true, name: true, slug: true }).nullable(),
  publishedAt: z.iso.datetime(),
  readingMin: z.number().int(),
  /** As of the last change of public data: a like does not empty the caches. */
  likeCount: z.number().int(),
  commentCount: z.number().int(),
});
export type PageCard = z.infer<typeof pageCard>;

export const contentPage = pageCard.extend({
  ...entityFields,
  uniqueName: z.string().nullable(),
  body: blocks,
  categories: z.array(categoryCard),
  /** The base products that its blocks name, each with the offer that stands for it now; without those that nobody offers. */
  parts: z.array(z.object({ baseProductId: z.uuid(), row: productRow })),
  /** The drawings that its blocks name, by base product. */
  drawings: z.array(z.object({ baseProductId: z.uuid(), title: z.string(), slug: z.string(), imageUrl: z.string() })),
  related: z.array(pageCard),
  seo,
});
export type ContentPage = z.infer<typeof contentPage>;

export const pageCards = pageOf(pageCard).extend({
  /** What was searched instead of `q`, which nothing has as it is; `dropped` are the words that were left out. */
  searched: z.object({ text: z.string(), dropped: z.array(z.string()) }).optional(),
});
export type PageCards = z.infer<typeof pageCards>;

const listQuery = pageQuery.extend({
  platform: z.enum(platforms).default('web'),
  categoryId: z.uuid().optional(),
  supplierId: z.uuid().optional(),
  q: searchText.optional(),
  /** @default by relevance with a text, else the newest first */
  sort: z.enum(pageSorts).optional(),
});
export type PageListQuery = z.output<typeof listQuery>;

/** `GET pages/for-public-site`: of all listed types. */
export const publicPagesQuery = listQuery;

/** `GET pages/by-content-type/by-platform`: of one kind. */
export const pagesOfTypeQuery = listQuery.extend({ pageType: z.enum(listedPageTypes) });

/** `GET pages/by-content-type-id`: of one content type and those below it. */
export const pagesOfContentTypeQuery = listQuery.extend({ contentTypeId: z.uuid() });

/** `GET pages/by-label/by-platform`: `label` in any spelling. */
export const pagesOfLabelQuery = listQuery.extend({ label: z.string().trim().min(1).max(limits.label) });

export const pageOfPlatformQuery = z.object({ platform: z.enum(platforms).default('web') });

export const uniquePageQuery = z.object({ uniquePageName: z.string().regex(UNIQUE_NAME).max(UNIQUE_NAME_MAX) });

/** One of the two: whether the supplier, or the merchant's supplier, has published pages. */
export const merchantHasContentQuery = z
  .object({ supplierId: z.uuid().optional(), merchantId: z.uuid().optional() })
  .refine(({ supplierId, merchantId }) => (supplierId === undefined) !== (merchantId === undefined), {
    path: ['supplierId'],
    message: 'یکی از شناسهٔ تأمین‌کننده و شناسهٔ بازرگان را بفرستید.',
  });

export const merchantHasContent = z.object({ hasContent: z.boolean() });

/** A picture of a published page. */
export const pageFileParam = z.object({ id: z.uuid(), fileId: z.uuid() });

const PREVIEW_TOKEN_MAX = 60;
export const previewQuery = z.object({ token: z.string().min(20).max(PREVIEW_TOKEN_MAX) });

export const likeBody = z.object({ liked: z.boolean() }).meta({ examples: [{ liked: true }] });
export const likeAnswer = z.object({ liked: z.boolean(), likeCount: z.number().int() });
export type LikeAnswer = z.infer<typeof likeAnswer>;

/** A like of a page or of a comment, for who takes their data along. */
export const ownLike = z.object({ pageId: z.uuid().optional(), commentId: z.uuid().optional(), at: z.iso.datetime() });

/** What has just changed, uncached: numbers for everybody, and what whoever is signed in has liked. */
export const pageReactions = z.object({
  likeCount: z.number().int(),
  liked: z.boolean(),
  commentCount: z.number().int(),
  comments: z.array(z.object({ id: z.uuid(), likeCount: z.number().int(), liked: z.boolean() })),
});
export type PageReactions = z.infer<typeof pageReactions>;

/** A page as its writers see it. */
export const ownPageCard = z.object({
  ...entityFields,
  status: z.enum(pageStatuses),
  title: z.string(),
  slug: z.string(),
  pageType: z.enum(pageTypes),
  contentType: contentTypeCard.nullable(),
  uniqueName: z.string().nullable(),
  supplier: supplierCard.pick({ id: true, name: true, slug: true }).nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** Whether the draft differs from what the public reads. */
  isChanged: z.boolean(),
});
export type OwnPageCard = z.infer<typeof ownPageCard>;
