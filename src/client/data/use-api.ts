import { useRouter } from '@tanstack/react-router';

/** For the writes of a screen, whose `mutations.ts` is in the screen's chunk, not in the first load. */
export const useApi = () => useRouter().options.context.api;
