import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { OwnMerchant } from '../../../../contract/merchants/merchant.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { faultText } from '../../../parts/account/field-faults.ts';
import { sellingTexts } from '../../../parts/selling/selling-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { TextInput } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Sheet, sheetFootClass } from '../../../ui/kit/sheet.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { merchantTexts } from '../merchants-texts.ts';
import { adminWrites } from './mutations.ts';
import classes from './reason-sheet.module.css';

const { link: words } = sellingTexts;
const TOAST_ID = 'merchant-linked';
/** In the address of a supplier's page, or alone. */
const SUPPLIER_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Makes a merchant the own shop of a supplier, or ends that. */
export function LinkSheet({ merchant, onClose }: { merchant: OwnMerchant; onClose: () => void }) {
  const link = useMutation(adminWrites(usePrivateApi()).link());
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { id, name, supplierId: linked } = merchant;
  const run = (supplierId: string | null) =>
    link.mutate(
      { id, supplierId },
      {
        onSuccess: () => {
          showToast({ id: TOAST_ID, kind: 'done', text: supplierId ? words.done : words.ended });
          onClose();
        },
      },
    );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const supplierId = SUPPLIER_ID.exec(address)?.[0];
    setWrong(supplierId === undefined);
    if (supplierId && !link.isPending) run(supplierId);
  };
  return (
    <Sheet heading={words.heading(name)} onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={handleSubmit}>
          <div className={classes.reasonField}>
            <Field
              label={words.label}
              hint={words.hint}
              error={isWrong ? words.wrong : link.error && faultText(link.error, merchantTexts.form)}
            >
              {(wiring) => (
                <TextInput
                  {...wiring}
                  dir="ltr"
                  inputMode="url"
                  value={address}
                  onChange={({ currentTarget }) => setAddress(currentTarget.value)}
                />
              )}
            </Field>
          </div>
          <div className={sheetFootClass(classes.choices)}>
            <Button type="submit" look="primary" isBusy={link.isPending}>
              {words.save}
            </Button>
            {linked && (
              <Button look="danger" isBusy={link.isPending} onClick={() => run(null)}>
                {words.end}
              </Button>
            )}
            <Button onClick={close}>{words.cancel}</Button>
          </div>
        </form>
      )}
    </Sheet>
  );
}
