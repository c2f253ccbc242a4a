import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { ProfileLayout } from '../../features/profile/profile-layout.tsx';
import { profileReads } from '../../parts/account/personal-info/queries.ts';
import { requireSignIn } from '../../router/require-sign-in.ts';

/** The frame of all pages of the signed-in user. */
export const Route = createFileRoute('/profile')({
  beforeLoad: requireSignIn,
  loader: ({ context }) => startOwnReads(context, (api) => [profileReads(api).own()]),
  component: ProfileLayout,
});
