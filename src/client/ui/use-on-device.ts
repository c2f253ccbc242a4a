import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and in the first render over its page; for what only the device knows. */
export const useOnDevice = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
