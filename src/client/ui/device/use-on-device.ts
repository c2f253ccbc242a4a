import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and during hydration; for content that only the device knows. */
export const useOnDevice = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
