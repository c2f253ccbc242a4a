/** Of a page's unique name: the last part of its address. */
export const UNIQUE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const UNIQUE_NAME_MAX = 60;

export const isUniqueName = (name: string): boolean => name.length <= UNIQUE_NAME_MAX && UNIQUE_NAME.test(name);
