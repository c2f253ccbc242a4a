/** Parts of a text with keys for React: it never changes in place, so each is known by its order. */
export const withKeys = <Item>(items: readonly Item[]): { item: Item; key: number }[] =>
  items.map((item, key) => ({ item, key }));
