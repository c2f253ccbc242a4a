import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { ownDataReads } from '../../features/account/own-data/queries.ts';
import { PersonalInfoScreen } from '../../features/account/personal-info/personal-info-screen.tsx';
import { DeviceDataSection } from '../../features/device-data/device-data-section.tsx';

export const Route = createFileRoute('/profile/personal-info')({
  loader: ({ context }) => startOwnReads(context, (api) => [ownDataReads(api).picture(), ownDataReads(api).sessions()]),
  component: function PersonalInfoRoute() {
    return (
      <>
        <PersonalInfoScreen />
        <DeviceDataSection />
      </>
    );
  },
});
