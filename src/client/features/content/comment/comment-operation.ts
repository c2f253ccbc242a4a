import type { OwnComment } from '../../../../contract/content/comment.ts';
import { read } from '../../../data/api.ts';
import { httpClient } from '../../../data/http-client.ts';
import { privateApiAt } from '../../../data/session/private-api.ts';
import type { Operation } from '../../../offline/outbox/operation.ts';
import { savePrivateRead } from '../../../offline/saved-reads/private-store.ts';
import { commentTexts } from './comments-texts.ts';
import { ownCommentsKey, ownCommentsRead } from './queries.ts';

const kinds = ['create', 'edit', 'delete'] as const;

/** A comment as the outbox keeps it. */
export interface CommentChange {
  kind: (typeof kinds)[number];
  /** Made by the device that wrote the comment. */
  id: string;
  pageId: string;
  /** How the page is shown, also without a network; null if it is not known. */
  page: { title: string; slug: string } | null;
  /** Null for a comment that answers none. */
  parentId: string | null;
  /** Empty for a deletion. */
  text: string;
}

export const COMMENT_OPERATION = 'page-comment';

export const commentObjectKey = (id: string): string => `comment:${id}`;

function isPage(value: unknown): boolean {
  if (value === null) return true;
  const { title, slug } = (value ?? {}) as Record<string, unknown>;
  return typeof title === 'string' && typeof slug === 'string';
}

function isChange(payload: unknown): payload is CommentChange {
  const { kind, id, pageId, page, parentId, text } = (payload ?? {}) as Record<string, unknown>;
  const areTexts = [id, pageId, text].every((one) => typeof one === 'string');
  const isParent = parentId === null || typeof parentId === 'string';
  return kinds.some((one) => one === kind) && areTexts && isParent && isPage(page);
}

/** The comment after the change; null: it is taken back. */
type Answer = OwnComment | null;

export const commentOperation: Operation<CommentChange, Answer> = {
  name: COMMENT_OPERATION,
  isPrivate: true,
  editedAt: ({ kind }) => (kind === 'delete' ? undefined : '/profile/comments'),
  accepts: isChange,
  describe: ({ kind, page, text }) => {
    const words = commentTexts.described;
    return { title: words[kind](page?.title ?? words.gone), text };
  },
  join(last, next) {
    if (last.kind === 'delete' || next.kind === 'create') return undefined;
    if (next.kind === 'delete') return last.kind === 'create' ? null : next;
    return { ...last, text: next.text };
  },
  async send({ base, fetch, payload: { kind, id, pageId, parentId, text } }) {
    const { index, ':id': one } = httpClient(base, '/api/v1/pagecomments', fetch);
    if (kind === 'edit') return read(one.$put({ param: { id }, json: { text } }));
    if (kind === 'create')
      return read(index.$post({ json: { clientId: id, pageId, parentId: parentId ?? undefined, text } }));
    await read(one.$delete({ param: { id } }));
    return null;
  },
  confirms: (answer, { kind, id }) => (kind === 'delete' ? answer === null : answer?.id === id),
  settlesAllTabs: true,
  async settle(answer, { id }, { client, base }) {
    // An answer that is on its way was made before this change.
    await client.cancelQueries({ queryKey: ownCommentsKey });
    const known = await client.ensureQueryData(ownCommentsRead(privateApiAt(base)));
    client.setQueryData<{ items: OwnComment[] }>(ownCommentsKey, (latest) => {
      const items = (latest ?? known).items;
      if (!answer) return { items: items.filter((one) => one.id !== id) };
      const isKnown = items.some((one) => one.id === id);
      return { items: isKnown ? items.map((one) => (one.id === id ? answer : one)) : [answer, ...items] };
    });
  },
  save: ({ client }) => savePrivateRead(client, ownCommentsKey),
};
