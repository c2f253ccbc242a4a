import { useRouter } from '@tanstack/react-router';

/** The reads that the loaders start. The registered router provides their type. */
export const useReads = () => useRouter().options.context.reads;

export type Reads = ReturnType<typeof useReads>;
