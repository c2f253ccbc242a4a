import { useRouter } from '@tanstack/react-router';
import type { Reads } from './reads.ts';

/** The same reads that the loaders start. */
export const useReads = (): Reads => useRouter().options.context.reads;
