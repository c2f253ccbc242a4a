import type { Block } from '../../contract/content/block.ts';
import type { PageType } from '../../core/content/page-types.ts';

/** Key of a leaf of the demo catalogue and the `code` of one of its products. */
export type PartRef = readonly [category: string, code: string];

/**
 * A block as the demo writes it. In its texts a link may name a demo record instead of an address: `[متن](category:KEY)`,
 * `supplier:KEY`, `part:KEY/CODE`, `article:KEY`, `static:UNIQUE_NAME`, `video:KEY`.
 */
export type DemoBlock =
  | Exclude<Block, { kind: 'drawing' | 'parts' | 'video' | 'image' }>
  | { kind: 'drawing'; part: PartRef; caption: string }
  | { kind: 'parts'; caption: string; parts: PartRef[] }
  | { kind: 'video'; video: string };

export interface DemoContentType {
  key: string;
  pageType: PageType;
  title: string;
  /** Name of a glyph. */
  icon: string;
  parent?: string;
}

export interface DemoArticle {
  /** Unique; part of its id, so it must never change. */
  key: string;
  /** Key of a content type. */
  type: string;
  title: string;
  lead: string;
  /** Name of a picture in `public/figures`. */
  cover: string;
  labels: string[];
  /** Keys of categories of the demo catalogue. */
  categories: string[];
  /** Key of the supplier of the demo catalogue that wrote it. @default the editors of the site */
  supplier?: string;
  publishedAt: string;
  body: DemoBlock[];
}

export interface DemoStaticPage {
  uniqueName: string;
  title: string;
  lead: string;
  body: DemoBlock[];
}

export interface DemoFaqCategory {
  key: string;
  title: string;
  questions: DemoFaqQuestion[];
}

interface DemoFaqQuestion {
  key: string;
  question: string;
  answer: DemoBlock[];
}

/** Help for one element of the interface, whose screens show it beside the element. */
export interface DemoHelpEntry {
  /** Names the element, e.g. `product-list.filters`. */
  uniqueId: string;
  title: string;
  body: DemoBlock[];
  video?: string;
}
