import { createFileRoute } from '@tanstack/react-router';
import { FailedPage } from '../features/errors/failed-page.tsx';

export const Route = createFileRoute('/error/')({
  staticData: { status: 500 },
  component: () => <FailedPage code={500} />,
});
