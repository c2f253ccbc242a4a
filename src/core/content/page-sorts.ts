/** Orders of lists of contents. */
export const pageSorts = ['newest', 'mostLiked'] as const;
export type PageSort = (typeof pageSorts)[number];
