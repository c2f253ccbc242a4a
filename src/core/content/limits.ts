/** Of texts in characters, of lists in members. The server refuses more, and the editor counts. */
export const contentLimits = {
  title: 160,
  lead: 500,
  blocks: 200,
  paragraph: 4_000,
  heading: 160,
  caption: 300,
  formula: 300,
  listItems: 60,
  listItem: 1_000,
  tableColumns: 10,
  tableRows: 80,
  tableCell: 300,
  parts: 12,
  labels: 12,
  label: 60,
  categories: 8,
  seoTitle: 120,
  seoDescription: 300,
  revisions: 50,
  comment: 2_000,
  rejectReason: 500,
} as const;

/** Deeper answers are shown as answers of the deepest level. */
export const COMMENT_DEPTH_MAX = 3;

/** Of a page's unique name: the last part of its address. */
export const UNIQUE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const UNIQUE_NAME_MAX = 60;

/** Of a house picture in `public/figures`, without `.svg`. */
export const FIGURE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Of every house picture, in its own units. */
export const FIGURE_SIZE = { width: 640, height: 400 } as const;
