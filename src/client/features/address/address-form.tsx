import { useMutation } from '@tanstack/react-query';
import type { DeliveryAddress } from '../../../contract/delivery/delivery-address.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { deliveryDraftOf, deliveryFormOf, deliveryRequired } from './address-draft.ts';
import classes from './address-form.module.css';
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
  const save = useMutation(addressWrites(usePrivateApi()).save());
  return (
    <PostalForm
      draftKey={addressDraftKey(known)}
      known={deliveryDraftOf(known)}
      required={deliveryRequired}
      titleHint={words.titleHint}
      contact={(field) => (
        <div className={classes.pair}>
          {field('receiverName', { label: words.receiverName })}
          {field('receiverPhone', words.receiverPhone, true)}
        </div>
      )}
      more={(field) => field('note', words.note)}
      error={save.error}
      isBusy={save.isPending}
      onSave={(draft, onSuccess) => save.mutate({ known, form: deliveryFormOf(draft, known) }, { onSuccess })}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  );
}
