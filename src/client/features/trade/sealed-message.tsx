import type { TradeRequest } from '../../../contract/trade/trade-request.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { Message } from '../../ui/kit/message.tsx';
import { useNow } from '../../ui/minute-clock.ts';
import { tradeTexts as words } from './trade-texts.ts';

/** When the quotes of a sealed request open; nothing afterwards. */
export function SealedMessage({
  request,
}: {
  request: Pick<TradeRequest, 'sealedUntil'> & { role?: TradeRequest['role'] };
}) {
  const now = useNow();
  const { sealedUntil, role } = request;
  if (sealedUntil === null || (now !== undefined && Date.parse(sealedUntil) <= Number(now))) return null;
  const time = formatJalali(sealedUntil, 'dateTime');
  return <Message tone="info">{role === 'seller' ? words.sealedForSeller(time) : words.sealedUntil(time)}</Message>;
}
