import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';

export const Route = createFileRoute('/error/')({
  staticData: { status: 500 },
  component: () => <ErrorPage code={500} />,
});
