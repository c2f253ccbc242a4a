/** Of a house picture in `public/figures`, without `.svg`. */
export const FIGURE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Of every house picture, in its own units. */
export const FIGURE_SIZE = { width: 640, height: 400 } as const;
