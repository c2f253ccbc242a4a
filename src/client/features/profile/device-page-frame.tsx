import { type ReactNode, Suspense } from 'react';
import type { AccountEntry } from '../../../core/pages/account-menu.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { AccountFrame } from './account-frame.tsx';

const LaterMenu = lazyPart(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** Around a page of the device, which is there before the menu: it is also for who is not signed in. */
export const DevicePageFrame = ({ shown, children }: { shown: AccountEntry; children: ReactNode }) => (
  <AccountFrame
    shown={shown}
    menu={
      <Suspense fallback={null}>
        <LaterMenu shown={shown} />
      </Suspense>
    }
  >
    {children}
  </AccountFrame>
);
