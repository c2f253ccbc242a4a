import type { BuyerBody } from '../../../contract/account/buyer.ts';
import type { Profile } from '../../../contract/account/profile.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { customerTexts } from '../../parts/account/customer/customer-texts.ts';
import { SheetForm } from '../../parts/form/sheet-form.tsx';
import { digits, TextLine } from '../../parts/form/text-line.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { BUYER_DRAFT, profileWrites } from './mutations.ts';
import { personalInfoTexts } from './personal-info-texts.ts';

const { buyer: words } = customerTexts;

const names = ['firstName', 'lastName', 'nationalCode', 'companyName', 'economicCode'] as const;
type Name = (typeof names)[number];
const required = ['firstName', 'lastName'] as const;
const codes: ReadonlySet<Name> = new Set(['nationalCode', 'economicCode']);

const bodyOf = (texts: Record<Name, string>): BuyerBody => ({
  firstName: texts.firstName,
  lastName: texts.lastName,
  nationalCode: texts.nationalCode || null,
  companyName: texts.companyName || null,
  economicCode: texts.economicCode || null,
});

type BuyerFormProps = {
  profile: Profile;
  onSaved: (buyerId: string) => void;
  onCancel: () => void;
};

/** Who buys, as the profile says it; another name may be written. */
export function BuyerForm({ profile, onSaved, onCancel }: BuyerFormProps) {
  const form = useForm({
    draftKey: BUYER_DRAFT,
    known: Object.fromEntries(names.map((name) => [name, profile[name] ?? ''])) as Record<Name, string>,
    write: profileWrites(usePrivateApi()).registerBuyer(),
    check: (texts) =>
      Object.fromEntries(required.flatMap((name) => (texts[name].trim() === '' ? [[name, words.required]] : []))),
    send: bodyOf,
    onSaved: ({ id }) => onSaved(id),
  });
  const field = (name: Name) => {
    const label = personalInfoTexts[name];
    return (
      <TextLine
        key={name}
        {...(typeof label === 'string' ? { label } : label)}
        {...(codes.has(name) && digits)}
        error={form.faultOf(name)}
        value={form.value[name]}
        onText={(text) => form.change({ [name]: text })}
      />
    );
  };
  return (
    <SheetForm form={form} words={words} onCancel={onCancel}>
      {names.map(field)}
    </SheetForm>
  );
}
