/** The address of a picture in a published page. */
export const pageImageUrl = (pageId: string, fileId: string): string => `/api/v1/pages/${pageId}/files/${fileId}`;
