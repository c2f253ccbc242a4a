import { createFileRoute } from '@tanstack/react-router';
import { FailedPage } from '../../features/errors/failed-page.tsx';

export const Route = createFileRoute('/error/')({
  // Not split: the error page must render when no chunk can load.
  codeSplitGroupings: [],
  staticData: { status: 500 },
  component: () => <FailedPage code={500} />,
});
