/** What has a page of its own: it can be found, suggested and visited. */
export const objectTypes = ['product', 'category', 'supplier', 'page'] as const;
export type ObjectType = (typeof objectTypes)[number];

export const isObjectType = (value: unknown): value is ObjectType => objectTypes.some((type) => type === value);
