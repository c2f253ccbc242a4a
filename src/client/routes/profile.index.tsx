import { createFileRoute } from '@tanstack/react-router';
import { ProfileHome } from '../features/account/profile/profile-home.tsx';

export const Route = createFileRoute('/profile/')({ component: ProfileHome });
