import { createFileRoute } from '@tanstack/react-router';
import { PersonalInfoScreen } from '../features/account/personal-info/personal-info-screen.tsx';

export const Route = createFileRoute('/profile/personal-info')({ component: PersonalInfoScreen });
