import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';
import { useFailure } from './failure.ts';

/** The pages under /error: explain the failure and retry the failed page. */
export function FailedPage({ code }: { code: 404 | 500 }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const failure = useFailure();
  if (code === 404) return <ErrorPage code={404} message={failure?.message} />;
  const handleRetry = () => {
    if (!failure) return location.reload();
    // Cached data may have caused the error.
    queryClient.removeQueries();
    router.history.replace(failure.from);
  };
  return <ErrorPage code={500} requestId={failure?.requestId} onRetry={handleRetry} from={failure?.from ?? '/'} />;
}
