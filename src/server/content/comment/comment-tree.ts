import type { CommentTree, DeepComment } from '../../../contract/content/comment.ts';
import { COMMENT_DEPTH_MAX } from '../../../core/content/limits.ts';

/** A comment with what it answers. */
export interface FlatComment extends Omit<DeepComment, 'answeredName'> {
  parentId: string | null;
}

type Node = DeepComment & { replies: Node[] };

/**
 * Puts answers below the comments that they answer, in the given order. Deeper ones than the third level are in the third,
 * behind what they answer and with its writer's name.
 */
export function commentTreeOf(flat: readonly FlatComment[]): CommentTree['items'] {
  const ids = new Set(flat.map(({ id }) => id));
  const byParent = Map.groupBy(flat, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null));
  const place = (above: FlatComment | undefined, siblings: Node[], depth: number): void => {
    for (const comment of byParent.get(above?.id ?? null) ?? []) {
      const { parentId: _, ...fields } = comment;
      const answeredName = above && depth > COMMENT_DEPTH_MAX ? above.displayName : null;
      const node: Node = { ...fields, answeredName, replies: [] };
      siblings.push(node);
      place(comment, depth < COMMENT_DEPTH_MAX ? node.replies : siblings, depth + 1);
    }
  };
  const roots: Node[] = [];
  place(undefined, roots, 1);
  return roots.map((root) => ({
    ...root,
    replies: root.replies.map((inner) => ({ ...inner, replies: inner.replies.map(({ replies: _, ...deep }) => deep) })),
  }));
}
