/** The list of the pages that an operator writes, or of a supplier's own, for a link. */
export const ownContentsTarget = (supplierId: string | undefined) =>
  supplierId === undefined
    ? ({ to: '/profile/admin/contents' } as const)
    : ({ to: '/profile/suppliers/$supplierId/contents', params: { supplierId } } as const);

/** One page of that list. */
export const ownContentTarget = (pageId: string, supplierId: string | undefined) =>
  supplierId === undefined
    ? ({ to: '/profile/admin/contents/$pageId', params: { pageId } } as const)
    : ({ to: '/profile/suppliers/$supplierId/contents/$pageId', params: { supplierId, pageId } } as const);
