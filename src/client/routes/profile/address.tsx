import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { AddressScreen } from '../../features/address/address-screen.tsx';
import { addressReads } from '../../parts/account/address/queries.ts';

export const Route = createFileRoute('/profile/address')({
  loader: ({ context }) => startOwnReads(context, (api) => [addressReads(api).all()]),
  component: AddressScreen,
});
