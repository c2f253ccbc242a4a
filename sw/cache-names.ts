/** Category menus as of the last visit. */
export const MENUS_CACHE = 'menus';
/** Drawings and images that were shown. */
export const IMAGES_CACHE = 'images';
/** Documents of visited pages; the build's id follows. */
export const DOCUMENTS_CACHE_PREFIX = 'documents-';
