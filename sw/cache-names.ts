/** Answers of the category menus, as they were at the last visit. */
export const MENUS_CACHE = 'menus';
/** Product drawings that were shown. */
export const IMAGES_CACHE = 'images';
