import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { paymentReads } from '../../parts/wallet/queries.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { resultTexts as words } from './result-texts.ts';

/** For the payer the way to what is paid for. A charge has no other page than the wallet. */
export default function PaidObject({ paymentId }: { paymentId: string }) {
  const { data } = useQuery({ ...paymentReads(usePrivateApi()).payment(paymentId), throwOnError: false });
  if (!data || data.purpose === 'charge') return null;
  return (
    <Link to={data.path} className={buttonClass('accent')}>
      {words.object}
    </Link>
  );
}
