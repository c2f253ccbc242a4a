import { createFileRoute } from '@tanstack/react-router';
import { PreviewScreen } from '../../features/content/page/preview-screen.tsx';

/** No loader: only the device knows its data. */
export const Route = createFileRoute('/users/preview')({ component: PreviewScreen });
