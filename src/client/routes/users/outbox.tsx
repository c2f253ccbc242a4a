import { createFileRoute } from '@tanstack/react-router';
import { OutboxScreen } from '../../features/keep/outbox/outbox-screen.tsx';
import { DevicePageFrame } from '../../features/profile/device-page-frame.tsx';

/** No loader: only the device knows its data. */
export const Route = createFileRoute('/users/outbox')({
  component: () => (
    <DevicePageFrame shown="Outbox">
      <OutboxScreen />
    </DevicePageFrame>
  ),
});
