import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { MembershipAndPrice } from '../../../../contract/trade/membership-and-price.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { currentQuote } from '../current-quote.ts';
import { tradeWrites } from '../mutations.ts';
import { CounterSheet } from '../quote/counter-sheet.tsx';
import { quoteWrites } from '../quote/quote-mutations.ts';
import { quoteTexts } from '../quote/quote-texts.ts';
import shared from '../trade.module.css';
import { tradeTexts } from '../trade-texts.ts';
import { AgreeSheet } from './agree-sheet.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { requestTexts as words } from './request-texts.ts';

type Open = 'ask' | 'publish' | 'cancel' | 'decline' | 'return' | 'counter' | 'withdraw' | undefined;

type RequestActionsProps = {
  request: TradeRequest;
  prices: MembershipAndPrice | undefined;
  /** The seller begins to answer the lines. */
  onQuote: () => void;
};

/** The one thing to do next, and the others. None of them waits for a network: each is done now or not at all. */
export function RequestActions({ request, prices, onQuote }: RequestActionsProps) {
  const writes = tradeWrites(usePrivateApi());
  const isOnline = useIsOnline();
  const [open, setOpen] = useState<Open>();
  const cancel = useMutation(writes.cancel());
  const takeBack = useMutation(writes.takeBack());
  const withdraw = useMutation(quoteWrites(usePrivateApi()).withdraw());
  const quote = currentQuote(request);
  const may = (action: TradeRequest['allowedActions'][number]) => request.allowedActions.includes(action);
  if (request.allowedActions.length === 0) return null;
  const isPriced =
    typeof prices?.payableRial === 'number' && prices.blockers.every(({ code }) => code === 'seller_absent');
  const close = () => setOpen(undefined);
  return (
    <div className={shared.actions}>
      {may('requestConfirmation') && isPriced && request.approval?.state !== 'open' && (
        <Button look="accent" disabled={!isOnline} onClick={() => setOpen('ask')}>
          {words.actions.ask}
        </Button>
      )}
      {may('confirmAndPublish') && (
        <Button look="accent" disabled={!isOnline || !prices} onClick={() => setOpen('publish')}>
          {words.actions.publish}
        </Button>
      )}
      {may('quote') && (
        <Button look="accent" onClick={onQuote}>
          {request.quotes.length > 0 ? words.actions.quoteAgain : words.actions.quote}
        </Button>
      )}
      {may('counter') && quote && (
        <Button disabled={!isOnline} onClick={() => setOpen('counter')}>
          {words.actions.counter}
        </Button>
      )}
      {may('withdraw') && quote && (
        <Button disabled={!isOnline} onClick={() => setOpen('withdraw')}>
          {words.actions.withdraw}
        </Button>
      )}
      {may('edit') && (
        <Link to="/profile/directorder/edit/$id" params={{ id: request.id }} className={buttonClass()}>
          {words.actions.edit}
        </Link>
      )}
      {may('takeBack') && (
        <Button disabled={!isOnline} isBusy={takeBack.isPending} onClick={() => takeBack.mutate({ request })}>
          {words.actions.takeBack}
        </Button>
      )}
      {may('return') && (
        <Button disabled={!isOnline} onClick={() => setOpen('return')}>
          {words.actions.giveBack}
        </Button>
      )}
      {may('decline') && (
        <Button disabled={!isOnline} onClick={() => setOpen('decline')}>
          {words.actions.decline}
        </Button>
      )}
      {may('cancel') && (
        <Button look="quiet" disabled={!isOnline} onClick={() => setOpen('cancel')}>
          {words.actions.cancel}
        </Button>
      )}
      {!isOnline && <p className={shared.soft}>{tradeTexts.offline}</p>}
      {(open === 'ask' || open === 'publish') && prices && (
        <AgreeSheet kind={open} request={request} prices={prices} onClose={close} />
      )}
      {(open === 'decline' || open === 'return') && <ReasonSheet kind={open} request={request} onClose={close} />}
      {open === 'counter' && quote && <CounterSheet id={request.id} quote={quote} onClose={close} />}
      {open === 'withdraw' && quote && (
        <ConfirmSheet
          {...sheetWords(quoteTexts.withdraw)}
          isBusy={withdraw.isPending}
          onConfirm={(shut) => withdraw.mutate({ id: request.id, quoteId: quote.id }, { onSuccess: shut })}
          onClose={close}
        >
          {quoteTexts.withdraw.effect}
        </ConfirmSheet>
      )}
      {open === 'cancel' && (
        <ConfirmSheet
          {...sheetWords(words.cancelSheet)}
          isBusy={cancel.isPending}
          onConfirm={(shut) => cancel.mutate({ request }, { onSuccess: shut })}
          onClose={close}
        >
          {words.cancelSheet.effect}
        </ConfirmSheet>
      )}
    </div>
  );
}

const sheetWords = ({ heading, confirm, cancel }: { heading: string; confirm: string; cancel: string }) => ({
  heading,
  confirm,
  cancel,
});
