/** Category menus as of the last visit. */
export const MENUS_CACHE = 'menus';
/** Drawings and images that were shown. */
export const IMAGES_CACHE = 'images';
