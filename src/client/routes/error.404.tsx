import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';

export const Route = createFileRoute('/error/404')({
  staticData: { status: 404 },
  component: () => <ErrorPage code={404} />,
});
