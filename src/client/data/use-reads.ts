import { useRouter } from '@tanstack/react-router';

/** The same reads that the loaders start; their type comes with the registered router. */
export const useReads = () => useRouter().options.context.reads;

export type Reads = ReturnType<typeof useReads>;
