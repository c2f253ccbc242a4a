import type { Block } from '../../../../contract/content/block.ts';
import { plainText } from '../../../../core/content/inline.ts';

/** The texts of blocks without their marks, for a search and for search engines. */
export const plainBlocks = (blocks: readonly Block[]): string => blocks.flatMap(textsOf).join(' ');

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'callout':
    case 'formula':
      return [plainText(block.text)];
    case 'list':
      return block.items.map(plainText);
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].filter(Boolean).map(plainText);
    default:
      return [];
  }
}
