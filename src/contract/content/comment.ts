import { z } from 'zod';
import { contentLimits as limits } from '../../core/content/limits.ts';
import { commentStates } from '../../core/content/page-types.ts';
import { entityFields, pageQuery } from '../page.ts';

const REASON_MIN = 3;

const text = z.string().trim().min(1).max(limits.comment);
const time = z.iso.datetime();

export const commentBody = z
  .object({
    /** Made by the client: sent again, it is the same comment. It becomes the comment's id. */
    clientId: z.uuid(),
    /** A published page. */
    pageId: z.uuid(),
    /** The comment of the same page that it answers. */
    parentId: z.uuid().optional(),
    text,
  })
  .meta({
    examples: [
      {
        clientId: '01940000-0000-7000-8000-00000000000e',
        pageId: '01940000-0000-7000-8000-00000000000f',
        text: 'برای محور عمودی کدام سری را پیشنهاد می‌کنید؟',
      },
    ],
  });

export const commentText = z.object({ text }).meta({ examples: [{ text: 'برای محور افقی چطور؟' }] });

/** Without `liked` it is true. */
export const commentLikeBody = z.object({ liked: z.boolean().default(true) }).meta({ examples: [{}] });

const shown = {
  id: z.uuid(),
  /** Never a phone number. */
  displayName: z.string(),
  /** Empty for a comment that was taken away and has answers. */
  text: z.string(),
  isGone: z.boolean(),
  createdAt: time,
  editedAt: time.nullable(),
  /** As of the last change of public data. */
  likeCount: z.number().int(),
  /** Of the comment that it answers, where that one is not the comment above it. */
  answeredName: z.string().nullable(),
};

const deepComment = z.object(shown);
const innerComment = z.object({ ...shown, replies: z.array(deepComment) });
const treeComment = z.object({ ...shown, replies: z.array(innerComment) });
export type DeepComment = z.infer<typeof deepComment>;

/** Comments that are shown, oldest first, in three levels; deeper answers are in the third. A page has a bound of them. */
export const commentTree = z.object({
  items: z.array(treeComment),
  /** Of those that are shown. */
  totalCount: z.number().int(),
  /** Whether the page takes more. */
  isOpen: z.boolean(),
});
export type CommentTree = z.infer<typeof commentTree>;

const written = {
  ...entityFields,
  pageId: z.uuid(),
  /** Null if the page is no longer published. */
  page: z.object({ title: z.string(), slug: z.string() }).nullable(),
  parentId: z.uuid().nullable(),
  text: z.string(),
  state: z.enum(commentStates),
  stateAt: time,
  rejectReason: z.string().nullable(),
  likeCount: z.number().int(),
  editedAt: time.nullable(),
};

/** As its writer sees it. */
export const ownComment = z.object({
  ...written,
  /** The first answers that are shown, oldest first. */
  replies: z.array(deepComment.pick({ id: true, displayName: true, text: true, createdAt: true })),
  replyCount: z.number().int(),
});
export type OwnComment = z.infer<typeof ownComment>;

/** As an operator sees it. */
export const receivedComment = z.object({
  ...written,
  displayName: z.string(),
  /** Of the comment that it answers. */
  parentText: z.string().nullable(),
});
export type ReceivedComment = z.infer<typeof receivedComment>;

export const commentsQuery = pageQuery.extend({ state: z.enum(commentStates).default('waiting') });
export type CommentsQuery = z.output<typeof commentsQuery>;

export const commentRemoval = z.object({
  /** False if there was nothing to remove. */
  removed: z.boolean(),
});

export const commentReason = z
  .object({ reason: z.string().trim().min(REASON_MIN).max(limits.rejectReason) })
  .meta({ examples: [{ reason: 'نظر دربارهٔ این نوشته نیست.' }] });
