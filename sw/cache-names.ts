/** Category menus as of the last visit. */
export const MENUS_CACHE = 'menus';
/** Drawings and pictures that were shown. */
export const IMAGES_CACHE = 'images';
