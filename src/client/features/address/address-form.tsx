import type { DeliveryAddress } from '../../../contract/delivery/delivery-address.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import classes from '../../parts/form/sheet-form.module.css';
import { useForm } from '../../parts/form/use-form.ts';
import { deliveryDraftOf, deliveryFaults, deliveryFormOf } from './address-draft.ts';
import { addressTexts } from './address-texts.ts';
import { addressDraftKey, addressWrites } from './mutations.ts';
import { PostalForm } from './postal-form.tsx';

const { form: words } = addressTexts;

type AddressFormProps = {
  /** Undefined: a new address. */
  known: DeliveryAddress | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

/** Where to deliver, and who receives it. */
export function AddressForm({ known, onSaved, onCancel }: AddressFormProps) {
  const form = useForm({
    draftKey: addressDraftKey(known?.id),
    known: deliveryDraftOf(known),
    version: known?.version,
    write: addressWrites(usePrivateApi()).save(),
    check: deliveryFaults,
    send: (draft, version) => ({ known: known && { id: known.id, version }, form: deliveryFormOf(draft, known) }),
    onSaved,
  });
  return (
    <PostalForm
      form={form}
      titleHint={words.titleHint}
      contact={(field) => (
        <div className={classes.pair}>
          {field('receiverName', { label: words.receiverName })}
          {field('receiverPhone', words.receiverPhone, true)}
        </div>
      )}
      more={(field) => field('note', words.note)}
      onCancel={onCancel}
    />
  );
}
