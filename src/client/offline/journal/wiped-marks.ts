import type { WipedUsers } from '../wiped-users.ts';
import { crc32 } from './crc32.ts';

/** Wiped users without their ids: what a signed-out device may still hold until the journal has forgotten them. */
export type WipedMarks = { only: number } | { except: number | null };

const markOf = (sub: string): number => crc32(new TextEncoder().encode(sub));

export const marksOf = (wiped: WipedUsers): WipedMarks =>
  'only' in wiped ? { only: markOf(wiped.only) } : { except: wiped.except === null ? null : markOf(wiped.except) };

/** As `isWiped`. */
export const isMarked = (wiped: WipedMarks, sub: string | null): boolean =>
  sub !== null && ('only' in wiped ? markOf(sub) === wiped.only : markOf(sub) !== wiped.except);
