import type { ReactNode } from 'react';
import { useOnDevice } from '../ui/device/use-on-device.ts';
import { HydrateLater } from '../ui/load/hydrate-later.tsx';
import { useWide } from '../ui/use-wide.ts';
import { useArrivalOffset, useIsSettled } from './arrival.ts';

type BelowProps = {
  /** True if the content is below the fold only on a phone; a wide screen shows it at the side. @default false */
  isOnPhone?: boolean;
  children: ReactNode;
};

/** Content below the fold: on a page that opens at its top it renders after the first paint. */
export function Below({ isOnPhone = false, children }: BelowProps) {
  const isOnDevice = useOnDevice();
  const isWide = useWide();
  const offset = useArrivalOffset();
  const isDue = useIsSettled(!isOnDevice || offset > 0 || (isOnPhone && isWide));
  return isDue && <HydrateLater>{children}</HydrateLater>;
}
