import { commentTreeShape, ownCommentsShape, pageReactionsShape } from '../../../../contract/answer-versions.gen.ts';
import type { CommentTree, OwnComment } from '../../../../contract/content/comment.ts';
import type { PageReactions } from '../../../../contract/content/page.ts';
import type { CommentState } from '../../../../core/content/page-types.ts';
import { read } from '../../../data/api.ts';
import { privatePages, privateRead, publicRead, readKey } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

const OWN_MAX = '100';
const NOBODY = 'nobody';

const RECEIVED = 'received';
export const receivedCommentsKey = readKey('comments', RECEIVED);
export const ownCommentsKey = readKey('comments', 'own');
export const reactionsKey = (pageId: string, sub: string | null) =>
  readKey('comments', 'reactions', pageId, sub ?? NOBODY);

/** What is shown of a page: the same for everybody. */
export const commentTreeRead = ({ openComments }: PrivateApi, pageId: string) =>
  publicRead<CommentTree>({
    area: 'comments',
    name: 'tree',
    args: [pageId],
    shape: commentTreeShape,
    // One's own comment may be approved by now: it is in no other read any more.
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(openComments[':id']['active-tree'].$get({ param: { id: pageId } }, { init: { signal } })),
  });

/** Counts of this moment, with the likes of whoever is signed in. */
export const reactionsRead = ({ reactions, openReactions }: PrivateApi, pageId: string, sub: string | null) =>
  privateRead<PageReactions>({
    area: 'comments',
    name: 'reactions',
    args: [pageId, sub ?? NOBODY],
    shape: pageReactionsShape,
    staleTime: 0,
    queryFn: ({ signal }) => {
      const calls = sub === null ? openReactions : reactions;
      return read(calls[':id'].reactions.$get({ param: { id: pageId } }, { init: { signal } }));
    },
  });

/** The latest comments of the signed-in user: the page and every article look them up here, also without a network. */
export const ownCommentsRead = ({ comments }: PrivateApi) =>
  privateRead<{ items: OwnComment[] }>({
    area: 'comments',
    name: 'own',
    shape: ownCommentsShape,
    // An operator may have decided; until then the saved copy is shown.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { items } = await read(comments.mine.$get({ query: { size: OWN_MAX } }, { init: { signal } }));
      return { items };
    },
  });

/** Everybody's, for operators. */
export const receivedCommentsRead = ({ comments }: PrivateApi, state: CommentState) =>
  privatePages({
    area: 'comments',
    name: RECEIVED,
    args: [state],
    queryFn: ({ pageParam, signal }) =>
      read(comments.index.$get({ query: { state, cursor: pageParam ?? undefined } }, { init: { signal } })),
  });
