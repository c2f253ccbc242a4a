import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';

export const Route = createFileRoute('/error/400')({
  staticData: { status: 400, layout: 'empty' },
  component: () => <ErrorPage code={400} />,
});
