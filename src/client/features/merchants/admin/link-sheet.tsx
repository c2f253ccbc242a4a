import { useMutation } from '@tanstack/react-query';
import type { OwnMerchant } from '../../../../contract/merchants/merchant.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { sellingTexts } from '../../../parts/selling/selling-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { adminWrites, linkDraftKey } from './mutations.ts';

const { link: words } = sellingTexts;
const TOAST_ID = 'merchant-linked';
/** In the address of a supplier's page, or alone. */
const SUPPLIER_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Makes a merchant the own shop of a supplier, or ends that. */
export function LinkSheet({ merchant, onClose }: { merchant: OwnMerchant; onClose: () => void }) {
  const { id, name, supplierId: linked } = merchant;
  const writes = adminWrites(usePrivateApi());
  const unlink = useMutation(writes.unlink());
  const tell = (text: string) => {
    showToast({ id: TOAST_ID, kind: 'done', text });
    onClose();
  };
  const form = useForm({
    draftKey: linkDraftKey(id),
    known: { address: '' },
    write: writes.link(),
    check: ({ address }) => (SUPPLIER_ID.test(address) ? {} : { supplierId: words.wrong }),
    send: ({ address }) => ({ id, supplierId: SUPPLIER_ID.exec(address)?.[0] ?? '' }),
    onSaved: () => tell(words.done),
  });
  const end = linked && (
    <Button
      look="danger"
      isBusy={unlink.isPending}
      onClick={() => unlink.mutate(id, { onSuccess: () => tell(words.ended) })}
    >
      {words.end}
    </Button>
  );
  return (
    <Sheet heading={words.heading(name)} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={words} ways={end} onCancel={close}>
          <TextLine
            label={words.label}
            hint={words.hint}
            error={form.faultOf('supplierId')}
            dir="ltr"
            inputMode="url"
            value={form.value.address}
            onText={(address) => form.change({ address })}
          />
        </SheetForm>
      )}
    </Sheet>
  );
}
