import { conflict } from '../../platform/errors/app-error.ts';

/** Shown comments of one page: a tree of them is one answer. */
export const COMMENTS_OF_PAGE_MAX = 500;

export const WRONG_STATE = {
  code: 'comment_state',
  message: 'این کار با وضعیت کنونی نظر سازگار نیست؛ فهرست را تازه کنید.',
};

export const wrongState = () => conflict(WRONG_STATE.code, WRONG_STATE.message);
