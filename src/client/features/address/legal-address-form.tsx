import { useAtomValue } from 'jotai';
import type { LegalAddress } from '../../../contract/account/legal-address.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { userIdAtom } from '../../parts/account/session-atoms.ts';
import { useForm } from '../../parts/form/use-form.ts';
import { legalDraftOf, legalFaults, legalFormOf } from './address-draft.ts';
import { legalAddressTexts } from './address-texts.ts';
import { legalAddressWrites, legalDraftKey } from './mutations.ts';
import { PostalForm } from './postal-form.tsx';

const { form: words } = legalAddressTexts;

type LegalAddressFormProps = {
  /** Undefined: a new address. */
  known: LegalAddress | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

/** Where the person or company is registered or has its office. */
export function LegalAddressForm({ known, onSaved, onCancel }: LegalAddressFormProps) {
  const personId = useAtomValue(userIdAtom) ?? '';
  const form = useForm({
    draftKey: legalDraftKey(known?.id),
    known: legalDraftOf(known),
    version: known?.version,
    write: legalAddressWrites(usePrivateApi(), personId).save(),
    check: legalFaults,
    send: (draft, version) => ({ known: known && { id: known.id, version }, form: legalFormOf(draft) }),
    onSaved,
  });
  return (
    <PostalForm
      form={form}
      titleHint={words.titleHint}
      contact={(field) => field('phone', words.phone, true)}
      onCancel={onCancel}
    />
  );
}
