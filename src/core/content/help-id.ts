/** Of a help entry: names the element of the interface that it explains, e.g. `product-list.filters`. */
export const HELP_ID = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
export const HELP_ID_MAX = 80;
