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
