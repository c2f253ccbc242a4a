import type { Block } from '../../../../contract/content/block.ts';
import type { PageContent } from '../../../../contract/content/page.ts';
import type { DraftForm } from '../../../offline/drafts/drafts.ts';

/** What is typed; lists of labels and items are texts, one to a line. */
export interface ContentDraft {
  /** Of the server's draft that it was made of. */
  version: number;
  content: PageContent;
}

/** A kind that the editor can make. Others stay as they are, can be moved and taken out. */
export const newKinds = [
  'paragraph',
  'heading',
  'list',
  'table',
  'callout',
  'formula',
  'image',
  'drawing',
  'parts',
] as const satisfies readonly Block['kind'][];
export type NewKind = (typeof newKinds)[number];

const isDraft = (value: unknown): value is ContentDraft => {
  if (typeof value !== 'object' || value === null) return false;
  const { version, content } = value as Partial<ContentDraft>;
  return (
    typeof version === 'number' &&
    typeof content?.title === 'string' &&
    typeof content.lead === 'string' &&
    Array.isArray(content.body) &&
    Array.isArray(content.labels) &&
    Array.isArray(content.categoryIds)
  );
};

/** Undefined: nothing was typed, the form shows the server's draft. */
export const draftForm: DraftForm<ContentDraft | undefined> = { accepts: isDraft };

const TABLE_START = 2;

export function newBlock(kind: NewKind): Block {
  switch (kind) {
    case 'paragraph':
      return { kind, text: '' };
    case 'heading':
      return { kind, level: 2, text: '' };
    case 'list':
      return { kind, ordered: false, items: [''] };
    case 'table':
      return {
        kind,
        caption: '',
        head: Array.from({ length: TABLE_START }, () => ''),
        rows: Array.from({ length: TABLE_START }, () => Array.from({ length: TABLE_START }, () => '')),
      };
    case 'callout':
      return { kind, tone: 'tip', text: '' };
    case 'formula':
      return { kind, text: '', caption: '' };
    case 'image':
      return { kind, fileId: '', alt: '', caption: '' };
    case 'drawing':
      return { kind, baseProductId: '', caption: '' };
    case 'parts':
      return { kind, caption: '', baseProductIds: [] };
  }
}

/** What the draft says, without lines that are empty. */
export const contentOf = ({ content }: ContentDraft): PageContent => ({
  ...content,
  title: content.title.trim(),
  lead: content.lead.trim(),
  labels: [...new Set(content.labels.map((label) => label.trim()).filter(Boolean))],
  body: content.body.map((block) =>
    block.kind === 'list' ? { ...block, items: block.items.filter((item) => item.trim() !== '') } : block,
  ),
});

/** Independent of the order of members. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_name, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

export const isSameContent = (a: PageContent, b: PageContent): boolean => textOf(a) === textOf(b);

/** The list with a member and its neighbour in each other's place. */
export function moved<Item>(items: readonly Item[], index: number, by: 1 | -1): Item[] {
  const other = index + by;
  const [item, neighbour] = [items[index], items[other]];
  if (item === undefined || neighbour === undefined) return [...items];
  return items.map((one, at) => (at === index ? neighbour : at === other ? item : one));
}

export const replacedAt = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((one, at) => (at === index ? item : one));

export const without = <Item>(items: readonly Item[], index: number): Item[] => items.filter((_, at) => at !== index);
