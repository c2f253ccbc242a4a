import { createFileRoute } from '@tanstack/react-router';
import { FeedbackScreen } from '../features/feedback/feedback-screen.tsx';

/** No loader: only the device knows its data. */
export const Route = createFileRoute('/feedback')({ component: FeedbackScreen });
