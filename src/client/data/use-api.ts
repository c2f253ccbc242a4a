import { useRouter } from '@tanstack/react-router';

/** The API for a screen's `mutations.ts`, which is in the screen's chunk, not in the first load. */
export const useApi = () => useRouter().options.context.api;
