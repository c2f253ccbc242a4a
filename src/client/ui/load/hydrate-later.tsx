import { type ReactNode, Suspense } from 'react';

/**
 * Content below the first screen of the server's page: it hydrates after everything around it, or when it is touched.
 * Renders like its children in every other case.
 */
export const HydrateLater = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;
