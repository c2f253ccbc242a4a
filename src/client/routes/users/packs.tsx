import { createFileRoute } from '@tanstack/react-router';
import { PacksScreen } from '../../features/keep/packs/packs-screen.tsx';
import { DevicePageFrame } from '../../features/profile/device-page-frame.tsx';

/** No loader: only the device knows its data. */
export const Route = createFileRoute('/users/packs')({
  component: () => (
    <DevicePageFrame shown="Packs">
      <PacksScreen />
    </DevicePageFrame>
  ),
});
