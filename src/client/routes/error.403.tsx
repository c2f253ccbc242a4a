import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';

export const Route = createFileRoute('/error/403')({
  staticData: { status: 403, layout: 'empty' },
  component: () => <ErrorPage code={403} />,
});
