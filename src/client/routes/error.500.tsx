import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';

export const Route = createFileRoute('/error/500')({
  staticData: { status: 500 },
  component: () => <ErrorPage code={500} />,
});
