import { createFileRoute } from '@tanstack/react-router';
import { AccountFrame } from '../features/profile/account-frame.tsx';
import { PushScreen } from '../features/push/push-screen.tsx';

/** No loader: only the device knows its data. */
export const Route = createFileRoute('/notifications')({
  component: () => (
    <AccountFrame shown="Notifications">
      <PushScreen />
    </AccountFrame>
  ),
});
