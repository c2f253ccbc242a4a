import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { LegalAddress } from '../../../contract/account/legal-address.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { userIdAtom } from '../../parts/account/session-atoms.ts';
import { legalDraftOf, legalFormOf, legalRequired } from './address-draft.ts';
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
  const save = useMutation(legalAddressWrites(usePrivateApi(), personId).save());
  return (
    <PostalForm
      draftKey={legalDraftKey(known)}
      known={legalDraftOf(known)}
      required={legalRequired}
      titleHint={words.titleHint}
      contact={(field) => field('phone', words.phone, true)}
      error={save.error}
      isBusy={save.isPending}
      onSave={(draft, onSuccess) => save.mutate({ known, form: legalFormOf(draft) }, { onSuccess })}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  );
}
