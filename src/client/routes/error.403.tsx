import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';

export const Route = createFileRoute('/error/403')({
  // Not split: the error page must render when no chunk can load.
  codeSplitGroupings: [],
  staticData: { status: 403, layout: 'empty' },
  component: () => <ErrorPage code={403} />,
});
