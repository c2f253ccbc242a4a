import type { ReactNode } from 'react';
import { useOnDevice } from '../ui/use-on-device.ts';
import { useWide } from '../ui/use-wide.ts';
import { useArrivalOffset, useIsSettled } from './arrival.ts';

type BelowProps = {
  /** Only there it lies below; on a wide screen beside what comes first. */
  isOnPhone?: boolean;
  children: ReactNode;
};

/** What lies below the first screen: on a page that is opened at its top it follows after the rest was painted. */
export function Below({ isOnPhone = false, children }: BelowProps) {
  const isOnDevice = useOnDevice();
  const isWide = useWide();
  const offset = useArrivalOffset();
  const isDue = useIsSettled(!isOnDevice || offset > 0 || (isOnPhone && isWide));
  return isDue && children;
}
