import { categoryTypes } from '../../core/catalog/category-types.ts';
import { toSlug } from '../../core/text/slug.ts';
import { categorySource, partSource, productSource } from '../catalog/sitemap-source.ts';
import { helpSource } from '../content/help/sitemap-source.ts';
import { contentSource } from '../content/page/sitemap-source.ts';
import type { SitemapSource } from '../platform/sitemap-source.ts';
import { supplierSource } from '../suppliers/sitemap-source.ts';

/** The protocol's limit per file. Its other limit, 50 MB, cannot be reached: our longest addresses have 670 bytes. */
export const URLS_MAX = 50_000;

export interface SitemapRow {
  id: string;
  slug?: string;
  title?: string;
  name?: string | null;
  items?: number;
  is_leaf?: boolean;
  changed_at: string;
}

export interface SitemapKind extends SitemapSource {
  /** The canonical addresses of a row, not percent-encoded. */
  paths(row: SitemapRow): string[];
  /** Maximum number of addresses per row. */
  pathsPerRow: number;
}

export const sitemapKinds = {
  categories: {
    ...categorySource,
    // The page of a leaf is its list.
    paths: ({ id, slug, items = 0, is_leaf = false }) => [
      ...(is_leaf && items > 0 ? [] : [`/category/${id}/${slug}`]),
      ...(items > 0 ? [`/products/category/${id}/${slug}`] : []),
    ],
    pathsPerRow: 2,
  },
  parts: {
    ...partSource,
    paths: ({ id, title = '' }) => [`/products/base-product/${id}/${toSlug(title)}`],
    pathsPerRow: 1,
  },
  products: { ...productSource, paths: ({ id, slug }) => [`/products/${id}/${slug}`], pathsPerRow: 1 },
  suppliers: { ...supplierSource, paths: ({ id, slug }) => [`/supplier/${id}/${slug}`], pathsPerRow: 1 },
  contents: {
    ...contentSource,
    paths: ({ id, slug, name }) => [name ? `/page/${name}` : `/contents/${id}/${slug}`],
    pathsPerRow: 1,
  },
  help: { ...helpSource, paths: ({ name }) => [`/help/${name}`], pathsPerRow: 1 },
} as const satisfies Record<string, SitemapKind>;

/** Pages that do not come from a table. */
export const standingPaths: readonly string[] = [
  '/',
  ...categoryTypes.map((type) => `/category/categoryType/${type}`),
  '/contents',
  '/faq',
  '/videos',
];
