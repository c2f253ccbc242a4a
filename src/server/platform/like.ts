/** A LIKE pattern that matches `text` anywhere; % _ \ in it are literal. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`;

export const prefixPattern = (text: string): string => `${escapeLike(text)}%`;

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (char) => `\\${char}`);
