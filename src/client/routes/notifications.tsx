import { createFileRoute } from '@tanstack/react-router';
import { DevicePageFrame } from '../features/profile/device-page-frame.tsx';
import { PushScreen } from '../features/push/push-screen.tsx';

/** No loader: only the device knows its data. */
export const Route = createFileRoute('/notifications')({
  component: () => (
    <DevicePageFrame shown="Notifications">
      <PushScreen />
    </DevicePageFrame>
  ),
});
