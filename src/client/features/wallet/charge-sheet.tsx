import { useQuery } from '@tanstack/react-query';
import { formatRial } from '../../../core/money/money.ts';
import { readRial } from '../../../core/money/typed-rial.ts';
import { CHARGE_MIN_RIAL } from '../../../core/payments/payment-states.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { FormFoot } from '../../parts/form/form-foot.tsx';
import formClasses from '../../parts/form/sheet-form.module.css';
import { useForm } from '../../parts/form/use-form.ts';
import { useBank } from '../../parts/wallet/bank.ts';
import { GatewayChoice, gatewayOf } from '../../parts/wallet/gateway-choice.tsx';
import { chargeDraftKey, paymentWrites } from '../../parts/wallet/mutations.ts';
import { PaymentFault } from '../../parts/wallet/payment-fault.tsx';
import { paymentTexts } from '../../parts/wallet/payment-texts.ts';
import { paymentReads } from '../../parts/wallet/queries.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { Sheet, sheetFootClass, sheetFormClass } from '../../ui/kit/sheet.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { MoneyField } from '../../ui/money/money-field.tsx';
import { walletTexts } from './wallet-texts.ts';

const { charge: words } = walletTexts;

interface ChargeSheetProps {
  /** Of a merchant's wallet. @default the user's own */
  merchantId?: string | undefined;
  onClose: () => void;
}

/** Money from a bank card into a wallet. */
export default function ChargeSheet({ merchantId, onClose }: ChargeSheetProps) {
  const gateways = useQuery(paymentReads(usePrivateApi()).gateways());
  return (
    <Sheet heading={words.heading} onClose={onClose}>
      {(close) => (
        <ReadGate query={gateways} skeleton={<Skeleton shape="fields" count={1} />} hideTime>
          {(found) => <ChargeForm gateways={found} merchantId={merchantId} onClose={close} />}
        </ReadGate>
      )}
    </Sheet>
  );
}

type ChargeFormProps = ChargeSheetProps & { gateways: Parameters<typeof GatewayChoice>[0]['gateways'] };

function ChargeForm({ gateways, merchantId, onClose }: ChargeFormProps) {
  const isOnline = useIsOnline();
  const { isLeaving, leave } = useBank();
  const limitsOf = (code: string) => {
    const gateway = gatewayOf(gateways, code);
    return { min: Math.max(CHARGE_MIN_RIAL, gateway?.minRial ?? 0), max: gateway?.maxRial ?? 0 };
  };
  const form = useForm({
    draftKey: chargeDraftKey(merchantId),
    known: { amount: '', gatewayCode: '' },
    write: paymentWrites(usePrivateApi()).charge(),
    check: ({ amount, gatewayCode }) => {
      const { min, max } = limitsOf(gatewayCode);
      if (readRial(amount, { min, max }).rial !== undefined) return {};
      return { amountRial: words.wrong(formatRial(min), formatRial(max)) };
    },
    send: ({ amount, gatewayCode }) => ({
      amountRial: readRial(amount).rial ?? 0,
      gatewayCode: gatewayOf(gateways, gatewayCode)?.code ?? gatewayCode,
      merchantId,
    }),
    onSaved: leave,
  });
  const { amount, gatewayCode } = form.value;
  const { error, ...foot } = form;
  if (gateways.length === 0) return <Message tone="info">{paymentTexts.noGateway}</Message>;
  return (
    <form {...form.props} className={sheetFormClass}>
      <div className={formClasses.fields}>
        <MoneyField
          label={words.amount}
          hint={merchantId === undefined ? words.hint : words.hintOfMerchant}
          error={form.faultOf('amountRial')}
          text={amount}
          onChange={(text) => form.change({ amount: text })}
        />
        <GatewayChoice
          gateways={gateways}
          chosen={gatewayCode}
          onChoose={(code) => form.change({ gatewayCode: code })}
          minRial={CHARGE_MIN_RIAL}
        />
        {error && (
          <div role="alert">
            <PaymentFault error={error} onLeave={onClose} />
          </div>
        )}
        {!isOnline && <Message tone="info">{paymentTexts.offline}</Message>}
      </div>
      <div className={sheetFootClass()}>
        {isOnline && !isLeaving ? (
          <FormFoot form={{ ...foot, error: null }} words={words} look="accent" onCancel={onClose} />
        ) : (
          <Button disabled look="accent">
            {isLeaving ? paymentTexts.leaving : words.save}
          </Button>
        )}
      </div>
    </form>
  );
}
