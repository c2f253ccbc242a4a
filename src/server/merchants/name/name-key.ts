import { foldJoined } from '../../../core/text/persian.ts';

/** Signs that are taken for one another: O and 0; l, I and 1. */
const lookAlikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l' };

/** A merchant's name as letters and digits only: equal for two names that people would take for one another. */
export function merchantNameKey(name: string): string {
  return plainName(name)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/[01i]/g, (sign) => lookAlikes[sign] ?? sign);
}

/** Folded, and without the accents of Latin letters. */
export const plainName = (name: string): string => foldJoined(name).normalize('NFKD').replace(/\p{M}/gu, '');
