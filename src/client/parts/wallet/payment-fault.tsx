import { Link } from '@tanstack/react-router';
import { formatRial } from '../../../core/money/money.ts';
import { ApiError } from '../../data/api.ts';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { faultText } from '../form/field-faults.ts';
import { paymentTexts } from './payment-texts.ts';

const { sheet: words } = paymentTexts;

type PaymentFaultProps = {
  error: Error;
  /** Of what could not be paid. */
  paymentId?: string | undefined;
  /** Begins it again with what is owed now. */
  onAgain?: (() => void) | undefined;
  /** Closes what the fault is shown in: it may stand over the page that the way on leads to. */
  onLeave: () => void;
};

/** Why something was not paid, and the way on. */
export function PaymentFault({ error, paymentId, onAgain, onLeave }: PaymentFaultProps) {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const current: Readonly<Record<string, unknown>> = problem?.current ?? {};
  const { amountRial, splitIn, shortRial } = current;
  const known = typeof current.paymentId === 'string' ? current.paymentId : paymentId;
  switch (problem?.code) {
    case 'amount_changed':
      return (
        <Message
          tone="failed"
          action={
            onAgain && (
              <Button size="compact" onClick={onAgain}>
                {words.again}
              </Button>
            )
          }
        >
          {typeof amountRial === 'number' ? words.changed(formatRial(amountRial)) : problem.message}
        </Message>
      );
    case 'charge_open':
    case 'in_bank':
    case 'payment_state':
      return (
        <Message
          tone="failed"
          action={
            known && (
              <Link
                to="/profile/wallet"
                search={{ paymentId: known }}
                className={buttonClass('secondary', 'compact')}
                onClick={onLeave}
              >
                {words.seePayment}
              </Link>
            )
          }
        >
          {problem.message}
        </Message>
      );
    case 'above_max':
      return <Message tone="failed">{typeof splitIn === 'number' ? words.aboveMax(splitIn) : problem.message}</Message>;
    case 'insufficient':
      return (
        <Message tone="failed">
          {typeof shortRial === 'number' ? words.short(formatRial(shortRial)) : problem.message}
        </Message>
      );
    default:
      return <Message tone="failed">{faultText(error, {})}</Message>;
  }
}
