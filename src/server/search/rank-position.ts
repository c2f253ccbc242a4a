import { z } from 'zod';
import { cursorPart, decodeCursor } from '../platform/cursor.ts';

export const tiers = ['wholeTitle', 'title', 'any', 'others'] as const;
export type Tier = (typeof tiers)[number];

const { int, text, uuid } = cursorPart;
export const partPosition = z.tuple([z.literal('part'), text, uuid]);
export const sortedPosition = z.tuple([z.literal('sorted'), z.enum(tiers), z.tuple([int, int, text]), uuid]);
export const walkedPosition = z.tuple([z.literal('walked'), z.enum(tiers), int, uuid]);
export const rankPosition = z.union([partPosition, sortedPosition, walkedPosition]);

/** An entry's position in the order of relevance. */
export type RankPosition = z.infer<typeof rankPosition>;

export interface RankedEntry {
  objectId: string;
  position: RankPosition;
  /** Entries of its tier, as far as they were counted. */
  ofTier?: number;
  /** Entries of all tiers that have the words, if they were counted. */
  ofAll?: number;
}

export const decodeRankPosition = (cursor: string | undefined): RankPosition | undefined =>
  decodeCursor(cursor, rankPosition);
