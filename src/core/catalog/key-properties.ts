/** Key properties that a card shows. */
export const KEY_PROPERTIES_MAX = 5;
