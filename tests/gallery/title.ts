/** Stands in the gallery alone: the test looks for it in the built site. */
export const GALLERY_TITLE = 'نگارخانهٔ اجزای راسته';
