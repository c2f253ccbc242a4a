/** Suppliers that can be asked at once. */
export const SUPPLIERS_MAX = 10;
