import { createFileRoute } from '@tanstack/react-router';
import { ShareScreen } from '../features/search/share-screen.tsx';

export const Route = createFileRoute('/share')({
  component: ShareScreen,
});
