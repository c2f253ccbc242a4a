import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { DeviceDataSection } from '../../features/device-data/device-data-section.tsx';
import { ownDataReads } from '../../features/personal-info/own-data/queries.ts';
import { PersonalInfoScreen } from '../../features/personal-info/personal-info-screen.tsx';

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
