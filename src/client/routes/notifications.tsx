import { createFileRoute } from '@tanstack/react-router';
import { PushScreen } from '../features/push/push-screen.tsx';

/** No loader: what it shows only the device knows. */
export const Route = createFileRoute('/notifications')({ component: PushScreen });
