import { supplierPageLimits as limits } from '../../../core/people/supplier-page.ts';
import { ownPageTexts } from '../../parts/selling/own-page-texts.ts';
import { JalaliDateField } from '../../ui/calendar/jalali-date-field.tsx';
import { WithHelp } from '../../ui/help-button.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { LicenceFile } from './licence-file.tsx';
import { ListTools } from './list-tools.tsx';
import { type LicenceDraft, newLicence, replaced } from './page-draft.ts';
import type { ListFieldsProps } from './section-fields.tsx';
import classes from './supplier-page.module.css';

const { licences: words } = ownPageTexts;
/** Licences are shown for years. */
const YEARS_BACK = 20;

/** Licences with their numbers and days. */
export function LicenceFields({ items, errorOf, onChange }: ListFieldsProps<LicenceDraft>) {
  const line = (index: number, name: 'issuer' | 'no' | 'type', className?: string) => (
    <Field label={words[name]} error={errorOf(`licences.${index}.${name}`)} className={className}>
      {(wiring) => (
        <TextInput
          {...wiring}
          dir={name === 'no' ? 'ltr' : 'auto'}
          value={items[index]?.[name]}
          onChange={({ currentTarget }) => onChange(replaced(items, index, { [name]: currentTarget.value }))}
        />
      )}
    </Field>
  );
  return (
    <section className={classes.group} aria-labelledby="page-licences">
      <WithHelp id="supplier-page.licences">
        <h3 id="page-licences">{words.heading}</h3>
      </WithHelp>
      {items.map((licence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a licence has no identity but its place.
        <fieldset key={index} className={classes.item}>
          <legend>{words.name(index + 1)}</legend>
          {line(index, 'type', classes.main)}
          <ListTools items={items} index={index} remove={words.remove} onChange={onChange} />
          <div className={classes.days}>
            {line(index, 'no')}
            {line(index, 'issuer')}
          </div>
          <div className={classes.days}>
            {(['from', 'to'] as const).map((name) => (
              <JalaliDateField
                key={name}
                legend={words[name]}
                words={words.day}
                yearsBack={YEARS_BACK}
                value={licence[name]}
                error={errorOf(`licences.${index}.${name}`)}
                onChange={(day) => onChange(replaced(items, index, { [name]: day }))}
              />
            ))}
          </div>
          <LicenceFile
            number={index + 1}
            fileId={licence.fileId}
            onChange={(fileId) => onChange(replaced(items, index, { fileId }))}
          />
        </fieldset>
      ))}
      {errorOf('licences') && (
        <p role="alert" className={classes.fault}>
          {errorOf('licences')}
        </p>
      )}
      {items.length < limits.licences && (
        <Button size="compact" onClick={() => onChange([...items, newLicence(new Date())])}>
          {words.add}
        </Button>
      )}
    </section>
  );
}
