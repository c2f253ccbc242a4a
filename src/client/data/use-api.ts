import { useRouter } from '@tanstack/react-router';

/** For the writes of a screen: its `mutations.ts` comes with it, not with the first load. */
export const useApi = () => useRouter().options.context.api;
