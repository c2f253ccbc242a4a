import { useRef } from 'react';
import type { DeliveryAddress } from '../../../../contract/delivery/delivery-address.ts';
import type { BuyingMerchant } from '../../../../contract/trade/approval.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { FormFoot } from '../../../parts/form/form-foot.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Name } from '../../../ui/name.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { requestDraftKey, tradeWrites } from '../mutations.ts';
import shared from '../trade.module.css';
import { tradeTexts } from '../trade-texts.ts';
import { AddressChoice, foreignAddressOf } from './address-choice.tsx';
import { audienceForm } from './audience.ts';
import { AudiencePart } from './audience-part.tsx';
import { audienceTexts } from './audience-texts.ts';
import { BuyerPart } from './buyer-part.tsx';
import classes from './editor.module.css';
import { editorTexts as words } from './editor-texts.ts';
import { LineFields } from './line-fields.tsx';
import { MorePart } from './more-part.tsx';
import {
  type AskedSupplier,
  type BuyerCodes,
  buyerMerchantOf,
  buyingOf,
  type DraftLine,
  draftFaults,
  formOf,
  isAsWritten,
  newLine,
  type RequestDraft,
  suppliersOf,
} from './request-draft.ts';
import { SupplierChips } from './supplier-chips.tsx';

const LINES_MAX = 100;

type RequestEditorProps = {
  id: string;
  /** Undefined before the server has it. */
  request: TradeRequest | undefined;
  known: RequestDraft;
  /** What else the profile says of the buyer: a registration without it would remove it. */
  codes: BuyerCodes;
  addresses: readonly DeliveryAddress[];
  /** Who may be asked besides. @default those of `known` */
  candidates?: readonly AskedSupplier[] | undefined;
  /** In whose name may be bought; undefined until it is read. */
  merchants: readonly BuyingMerchant[] | undefined;
  onSaved: (saved: Pick<TradeRequest, 'state' | 'group'> & { isWaiting?: boolean }) => void;
};

export function RequestEditor({
  id,
  request,
  known,
  codes,
  addresses,
  candidates,
  merchants,
  onSaved,
}: RequestEditorProps) {
  const isSent = useRef(true);
  // A fault names a supplier by its place in what was sent.
  const sentTo = useRef<readonly string[]>([]);
  const preferred = (addresses.find(({ isDefault }) => isDefault) ?? addresses[0])?.id ?? '';
  const foreign = foreignAddressOf(request, addresses);
  // What was chosen may be deleted since.
  const addressOf = ({ addressId }: RequestDraft) =>
    addressId === foreign?.id || addresses.some((one) => one.id === addressId) ? addressId : preferred;
  const boughtNow = (draft: RequestDraft) => ({ ...draft, buyerMerchantId: buyerMerchantOf(draft, merchants) });
  const isQuoted = request?.state === 'quoted';
  const form = useForm({
    draftKey: requestDraftKey(id),
    known,
    version: request?.version ?? 0,
    write: tradeWrites(usePrivateApi()).save(),
    check: (draft) => draftFaults(boughtNow(draft), Boolean(request?.buyer ?? request?.buyerMerchant)),
    send: (draft, version) => {
      const supplierIds = suppliersOf(draft).map((supplier) => supplier.id);
      sentTo.current = supplierIds;
      return {
        id,
        supplierIds,
        audience: audienceForm(
          draft,
          addresses.find((one) => one.id === addressOf(draft)),
          supplierIds.length,
        ),
        version,
        ...buyingOf(request, boughtNow(draft), codes),
        form: { ...formOf(draft, addressOf(draft), isSent.current), ...(isQuoted && { acceptSupersede: true }) },
      };
    },
    onSaved: (saved) => {
      if (saved.request?.group && !request && !isAsWritten(saved.request, draft))
        showToast({ text: words.sentBefore, kind: 'info' });
      onSaved(saved);
    },
  });
  const { value: draft, change, faultOf } = form;
  const changeLine = (index: number, changes: Partial<DraftLine>) =>
    change({ lines: draft.lines.map((line, at) => (at === index ? { ...line, ...changes } : line)) });
  const faultOfSupplier = (supplierId: string) => {
    const place = sentTo.current.indexOf(supplierId);
    return place < 0 ? undefined : faultOf(`supplierIds.${place}`);
  };
  const isOfServices = request ? request.isOfServices : draft.isOfServices === true;
  const isDraft = !request || request.state === 'draft';
  const asked = suppliersOf(draft).length;
  const sendToOne = isOfServices ? words.sendToDoer : words.send;
  const sendToNamed = asked > 1 ? words.sendAll(asked) : sendToOne;
  const sendWords = draft.isOpen ? audienceTexts.sendOpen : sendToNamed;
  const named = draft.suppliers ? (
    <SupplierChips
      chosen={draft.suppliers}
      candidates={candidates ?? known.suppliers ?? []}
      fault={sentTo.current.some(faultOfSupplier) ? undefined : faultOf('supplierIds')}
      faultOf={faultOfSupplier}
      onChange={(suppliers) => change({ suppliers })}
    />
  ) : (
    <p className={classes.to}>
      {words.to}{' '}
      <strong>
        <Name text={draft.supplierName} />
      </strong>
    </p>
  );
  return (
    <form {...form.props} className={classes.form}>
      {request ? (
        named
      ) : (
        <AudiencePart
          audience={draft}
          isOfServices={isOfServices}
          address={addresses.find((one) => one.id === addressOf(draft))}
          suppliers={asked}
          faultOf={faultOf}
          onChange={change}
        >
          {named}
        </AudiencePart>
      )}
      {isQuoted && <Message tone="info">{words.supersedes}</Message>}
      <section className={classes.part}>
        <h2>{words.lines}</h2>
        <ol className={shared.lines}>
          {draft.lines.map((line, index) => (
            <LineFields
              key={line.lineId}
              line={line}
              index={index}
              faultOf={faultOf}
              onChange={(changes) => changeLine(index, changes)}
              onRemove={
                draft.lines.length > 1
                  ? () => change({ lines: draft.lines.filter((one) => one.lineId !== line.lineId) })
                  : undefined
              }
            />
          ))}
        </ol>
        {draft.lines.length < LINES_MAX && (
          <Button className={classes.add} onClick={() => change({ lines: [...draft.lines, newLine()] })}>
            {words.addLine}
          </Button>
        )}
      </section>
      <AddressChoice
        label={tradeTexts[isOfServices ? 'services' : 'goods'].address}
        addresses={addresses}
        foreign={foreign}
        value={addressOf(draft)}
        error={faultOf('addressId') ?? faultOf('open.cityId') ?? faultOf('open.stateId')}
        onChange={(addressId) => change({ addressId })}
      />
      <BuyerPart request={request} merchants={merchants} form={form} />
      <MorePart form={form} />
      <FormFoot
        form={form}
        look="accent"
        words={{
          save: isDraft ? sendWords : words.resend,
          saving: words.saving,
          changedElsewhere: words.changedElsewhere,
          failed: tradeTexts.offline,
        }}
      >
        {isDraft && asked === 1 && !draft.isOpen && (
          <Button
            onClick={({ currentTarget }) => {
              isSent.current = false;
              currentTarget.form?.requestSubmit();
              isSent.current = true;
            }}
          >
            {words.saveDraft}
          </Button>
        )}
      </FormFoot>
    </form>
  );
}
