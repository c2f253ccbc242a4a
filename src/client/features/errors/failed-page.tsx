import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';
import { useFailure } from './failure.ts';

/** The addresses of errors: what is known of the failure, and another try of the page that failed. */
export function FailedPage({ code }: { code: 404 | 500 }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const failure = useFailure();
  if (code === 404) return <ErrorPage code={404} message={failure?.message} />;
  const handleRetry = () => {
    if (!failure) return location.reload();
    // What was read may be what broke the page.
    queryClient.removeQueries();
    router.history.replace(failure.from);
  };
  return <ErrorPage code={500} requestId={failure?.requestId} onRetry={handleRetry} />;
}
