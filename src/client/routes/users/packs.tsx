import { createFileRoute } from '@tanstack/react-router';
import { PacksScreen } from '../../features/keep/packs/packs-screen.tsx';
import { AccountFrame } from '../../features/profile/account-frame.tsx';

/** No loader: only the device knows its data. */
export const Route = createFileRoute('/users/packs')({
  component: () => (
    <AccountFrame shown="Packs">
      <PacksScreen />
    </AccountFrame>
  ),
});
