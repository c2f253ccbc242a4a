import { categoryTypes } from '../../core/category-types.ts';
import { categorySource, productSource } from '../catalog/sitemap-source.ts';
import type { SitemapSource } from '../platform/sitemap-source.ts';
import { supplierSource } from '../suppliers/sitemap-source.ts';

/** Of the protocol, for one file; 50 MB is the other limit, which so many of our longest addresses (670 bytes) keep. */
export const URLS_MAX = 50_000;

export interface SitemapRow {
  id: string;
  slug: string;
  items?: number;
  changed_at: string;
}

export interface SitemapKind extends SitemapSource {
  /** The canonical addresses of one row, not encoded. */
  paths(row: SitemapRow): string[];
  /** At most so many of them. */
  pathsPerRow: number;
}

/** Contents join when there are some. */
export const sitemapKinds = {
  categories: {
    ...categorySource,
    paths: ({ id, slug, items = 0 }) => [
      `/category/${id}/${slug}`,
      ...(items > 0 ? [`/products/category/${id}/${slug}`] : []),
    ],
    pathsPerRow: 2,
  },
  products: { ...productSource, paths: ({ id, slug }) => [`/products/${id}/${slug}`], pathsPerRow: 1 },
  suppliers: { ...supplierSource, paths: ({ id, slug }) => [`/supplier/${id}/${slug}`], pathsPerRow: 1 },
} as const satisfies Record<string, SitemapKind>;

/** Pages that are no row of a table. */
export const standingPaths: readonly string[] = ['/', ...categoryTypes.map((type) => `/category/categoryType/${type}`)];
