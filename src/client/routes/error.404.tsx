import { createFileRoute } from '@tanstack/react-router';
import { FailedPage } from '../features/errors/failed-page.tsx';

export const Route = createFileRoute('/error/404')({
  staticData: { status: 404 },
  component: () => <FailedPage code={404} />,
});
