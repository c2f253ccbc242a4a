import { createFileRoute } from '@tanstack/react-router';
import { ResultScreen } from '../../features/payment/result-screen.tsx';

/** No loader: the address is all that the page has, whoever opens it. */
export const Route = createFileRoute('/payment/$attemptId')({
  component: function PaymentRoute() {
    const { attemptId } = Route.useParams();
    return <ResultScreen key={attemptId} attemptId={attemptId} />;
  },
});
