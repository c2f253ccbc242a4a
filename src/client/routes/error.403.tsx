import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';

export const Route = createFileRoute('/error/403')({
  // Shown when nothing can be had: its code is there from the start.
  codeSplitGroupings: [],
  staticData: { status: 403, layout: 'empty' },
  component: () => <ErrorPage code={403} />,
});
