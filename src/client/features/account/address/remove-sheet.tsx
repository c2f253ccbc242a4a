import { useMutation } from '@tanstack/react-query';
import type { DeliveryAddress } from '../../../../contract/delivery/delivery-address.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { addressTexts } from '../../../texts/address.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Sheet, sheetFootClass } from '../../../ui/kit/sheet.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import classes from './address-form.module.css';
import { addressWrites } from './mutations.ts';

const { removal: words } = addressTexts;
const TOAST_ID = 'address-removed';

/** Asks before an address is deleted. */
export function RemoveSheet({ address, onClose }: { address: DeliveryAddress; onClose: () => void }) {
  const remove = useMutation(addressWrites(usePrivateApi()).remove());
  const handleConfirm = () =>
    remove.mutate(address, {
      onSuccess: () => {
        showToast({ id: TOAST_ID, kind: 'done', text: words.done });
        onClose();
      },
    });
  return (
    <Sheet heading={words.heading(address.title)} onClose={onClose}>
      {(close) => (
        <>
          <p className={classes.fields}>{words.effect}</p>
          <div className={sheetFootClass(classes.choices)}>
            <Button look="danger" isBusy={remove.isPending} onClick={handleConfirm}>
              {words.confirm}
            </Button>
            <Button onClick={close}>{words.cancel}</Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
