import { createFileRoute } from '@tanstack/react-router';
import { OutboxScreen } from '../../features/keep/outbox/outbox-screen.tsx';
import { AccountFrame } from '../../features/profile/account-frame.tsx';

/** No loader: only the device knows its data. */
export const Route = createFileRoute('/users/outbox')({
  component: () => (
    <AccountFrame shown="Outbox">
      <OutboxScreen />
    </AccountFrame>
  ),
});
