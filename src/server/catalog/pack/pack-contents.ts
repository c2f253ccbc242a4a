import type { ContentTypeTree } from '../../../contract/content/content-type.ts';
import type { ContentPage } from '../../../contract/content/page.ts';

/** A category with all below it, or a supplier. */
type ContentsOf = { categoryId: string } | { supplierId: string };

interface ContentsOfPack {
  /** Within the bounds of a pack. */
  pages: ContentPage[];
  /** Whether no other content is published there. */
  isWhole: boolean;
  types: ContentTypeTree[];
}

/** Reads the published contents of a pack. */
export type ReadContents = (of: ContentsOf) => Promise<ContentsOfPack>;
