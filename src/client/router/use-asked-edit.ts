import { useLocation } from '@tanstack/react-router';

/** Whether the address asks to edit what the outbox knows by this key: its page leads to where a refused text was written. */
export const useAskedEdit = (objectKey: string): boolean => useLocation({ select: ({ hash }) => hash === objectKey });
