import { supplierPageLimits as limits } from '../../../core/people/supplier-page.ts';
import { type ContactType, contactTypes } from '../../../core/people/supplier-types.ts';
import { ownPageTexts } from '../../parts/selling/own-page-texts.ts';
import { supplierPageTexts } from '../../parts/suppliers/supplier-page-texts.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Select, TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { ListTools } from './list-tools.tsx';
import { type ContactDraft, replaced } from './page-draft.ts';
import type { ListFieldsProps } from './section-fields.tsx';
import classes from './supplier-page.module.css';

const { contacts: words } = ownPageTexts;
const keyboards = { phone: 'tel', mobile: 'tel', fax: 'tel', email: 'email', website: 'url' } as const;

/** Phones, e-mail and web addresses, in their order. */
export function ContactFields({ items, errorOf, onChange }: ListFieldsProps<ContactDraft>) {
  return (
    <section className={classes.group} aria-labelledby="page-contacts">
      <h3 id="page-contacts">{words.heading}</h3>
      <p className={classes.faded}>{words.hint}</p>
      {items.map(({ type, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a contact has no identity but its place.
        <div key={index} className={classes.contact}>
          <Select
            aria-label={words.type(index + 1)}
            value={type}
            onChange={({ currentTarget }) =>
              onChange(replaced(items, index, { type: currentTarget.value as ContactType }))
            }
          >
            {contactTypes.map((one) => (
              <option key={one} value={one}>
                {supplierPageTexts.contactTypes[one]}
              </option>
            ))}
          </Select>
          <ListTools items={items} index={index} up={words.up} remove={words.remove} onChange={onChange} />
          <Field label={words.value(index + 1)} error={errorOf(`contacts.${index}.value`)} className={classes.wide}>
            {(wiring) => (
              <TextInput
                {...wiring}
                dir="ltr"
                inputMode={keyboards[type]}
                value={value}
                onChange={({ currentTarget }) => onChange(replaced(items, index, { value: currentTarget.value }))}
              />
            )}
          </Field>
        </div>
      ))}
      {errorOf('contacts') && (
        <p role="alert" className={classes.fault}>
          {errorOf('contacts')}
        </p>
      )}
      {items.length < limits.contacts && (
        <Button size="compact" onClick={() => onChange([...items, { type: 'phone', value: '' }])}>
          {words.add}
        </Button>
      )}
    </section>
  );
}
