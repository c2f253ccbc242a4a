import { conflict } from '../../platform/errors/app-error.ts';

/** Shown comments of one page: a tree of them is one answer. */
export const COMMENTS_OF_PAGE_MAX = 500;

export const wrongState = () =>
  conflict('comment_state', 'این کار با وضعیت کنونی نظر سازگار نیست؛ فهرست را تازه کنید.');
