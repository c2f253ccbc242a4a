import { createFileRoute } from '@tanstack/react-router';
import { accountPage } from './-account-page.ts';

export const Route = createFileRoute('/profile/personal-info')({
  codeSplitGroupings: [],
  component: accountPage('PersonalInfoScreen'),
});
