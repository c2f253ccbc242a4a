import type { GatewayCard } from '../../../contract/payments/payment.ts';
import { Segmented } from '../../ui/kit/fields/segmented.tsx';
import { paymentTexts as words } from './payment-texts.ts';
import classes from './payments.module.css';

type GatewayChoiceProps = {
  gateways: readonly GatewayCard[];
  /** A code; the first one where there is no such gateway. */
  chosen: string;
  onChoose: (code: string) => void;
  /** The least that is paid, if it is more than the bank's own. */
  minRial?: number;
};

export const gatewayOf = (gateways: readonly GatewayCard[], code: string): GatewayCard | undefined =>
  gateways.find((one) => one.code === code) ?? gateways[0];

/** By which bank, where there are several; what it takes, and whether real money moves. */
export function GatewayChoice({ gateways, chosen, onChoose, minRial = 0 }: GatewayChoiceProps) {
  const gateway = gatewayOf(gateways, chosen);
  if (!gateway) return <p>{words.noGateway}</p>;
  return (
    <>
      {gateways.length > 1 && (
        <Segmented
          legend={words.gateway}
          name="gateway"
          options={gateways.map(({ code, title }) => ({ value: code, label: title }))}
          value={gateway.code}
          onChoose={onChoose}
        />
      )}
      <p className={classes.soft}>
        {words.limits(Math.max(minRial, gateway.minRial), gateway.maxRial)}
        {gateway.isSandbox && (
          <>
            <br />
            <strong>{words.sandbox}</strong>
          </>
        )}
      </p>
    </>
  );
}
