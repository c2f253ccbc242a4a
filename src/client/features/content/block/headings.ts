import type { Block } from '../../../../contract/content/block.ts';
import { plainText } from '../../../../core/content/inline.ts';
import { toSlug } from '../../../../core/text/slug.ts';

export interface Heading {
  /** Anchor in the page: unique. */
  id: string;
  text: string;
  level: 2 | 3;
}

/** The headings of a body by the place of their blocks. */
export function headingsOf(body: readonly Block[]): ReadonlyMap<number, Heading> {
  const uses = new Map<string, number>();
  const headings = new Map<number, Heading>();
  for (const [index, block] of body.entries()) {
    if (block.kind !== 'heading') continue;
    const slug = toSlug(plainText(block.text));
    const use = (uses.get(slug) ?? 0) + 1;
    uses.set(slug, use);
    headings.set(index, { id: use === 1 ? slug : `${slug}-${use}`, text: plainText(block.text), level: block.level });
  }
  return headings;
}
