import type { ContentTypeTree } from '../../../../contract/content/content-type.ts';

const none: readonly ContentTypeTree[] = [];

/** The types from the topmost one to `id`; none if the tree has it not. */
export function typePath(tree: readonly ContentTypeTree[], id: string | undefined): readonly ContentTypeTree[] {
  for (const type of tree) {
    if (type.id === id) return [type];
    const below = typePath(type.children, id);
    if (below.length > 0) return [type, ...below];
  }
  return none;
}
