import { createFileRoute } from '@tanstack/react-router';
import { FailedPage } from '../features/errors/failed-page.tsx';

export const Route = createFileRoute('/error/')({
  // Shown when nothing can be had: its code is there from the start.
  codeSplitGroupings: [],
  staticData: { status: 500 },
  component: () => <FailedPage code={500} />,
});
