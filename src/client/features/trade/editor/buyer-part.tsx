import type { BuyingMerchant } from '../../../../contract/trade/approval.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import type { Form } from '../../../parts/form/use-form.ts';
import { BuyingChoice } from '../approval/buying-choice.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { buyerMerchantOf, type RequestDraft } from './request-draft.ts';

type BuyerPartProps = {
  /** Undefined before the server has it: until then the buyer may be chosen. */
  request: TradeRequest | undefined;
  /** Undefined until they are read. */
  merchants: readonly BuyingMerchant[] | undefined;
  form: Pick<Form<RequestDraft>, 'value' | 'change' | 'faultOf'>;
};

/** Who buys: a merchant by its legal form, or the person by name. */
export function BuyerPart({ request, merchants, form }: BuyerPartProps) {
  const chosen = buyerMerchantOf(form.value, merchants);
  return (
    <>
      {!request && (chosen || (merchants ?? []).length > 0) && (
        <BuyingChoice
          merchants={merchants ?? []}
          value={chosen}
          error={form.faultOf('buyerMerchantId')}
          onChange={(buyerMerchantId) => form.change({ buyerMerchantId })}
        />
      )}
      {!chosen && !request?.buyerMerchant && <BuyerFields buyer={request?.buyer} form={form} />}
    </>
  );
}
