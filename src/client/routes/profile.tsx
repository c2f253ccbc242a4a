import { createFileRoute } from '@tanstack/react-router';
import { accountPage } from './-account-page.ts';

/** The pages of the signed-in user are below it. The first load of a public page does not need their guard. */
export const Route = createFileRoute('/profile')({
  beforeLoad: async (visited) => (await import('../features/account/require-sign-in.ts')).requireSignIn(visited),
  codeSplitGroupings: [],
  component: accountPage('ProfileLayout'),
});
