/** Kinds of content pages. A static page has a unique name and no date. */
export const pageTypes = ['article', 'news', 'standard', 'catalogue', 'static'] as const;
export type PageType = (typeof pageTypes)[number];

/** Types that lists of contents show. */
export const listedPageTypes = pageTypes.filter((type) => type !== 'static');

/** `scheduled` becomes `published` when its time comes. */
export const pageStatuses = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type PageStatus = (typeof pageStatuses)[number];

export const commentStates = ['waiting', 'shown', 'rejected'] as const;
export type CommentState = (typeof commentStates)[number];
