import { supplierPageLimits as limits } from '../../../core/people/supplier-page.ts';
import { ownPageTexts as words } from '../../parts/selling/own-page-texts.ts';
import { TextArea, TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { LicenceFields } from './licence-fields.tsx';
import type { PageDraft } from './page-draft.ts';
import { SectionFields } from './section-fields.tsx';
import classes from './supplier-page.module.css';

type PageFieldsProps = {
  draft: PageDraft;
  /** By the server's name of the field. */
  errorOf: (field: string) => string | undefined;
  /** @param isReordered whether the places in a list are others than before */
  onChange: (changes: Partial<PageDraft>, isReordered: boolean) => void;
};

/** Everything that people write on the page. */
export function PageFields({ draft, errorOf, onChange }: PageFieldsProps) {
  const changeList =
    <Name extends 'contacts' | 'licences' | 'sections'>(name: Name) =>
    (items: PageDraft[Name]) =>
      onChange({ [name]: items }, items.length !== draft[name].length);
  return (
    <>
      <div className={classes.texts}>
        <Field label={words.about} hint={words.count(draft.about.length, limits.about)} error={errorOf('about')}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={6}
              dir="auto"
              value={draft.about}
              onChange={({ currentTarget }) => onChange({ about: currentTarget.value }, false)}
            />
          )}
        </Field>
        <Field label={words.address.label} hint={words.address.hint} error={errorOf('address')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              dir="auto"
              value={draft.address}
              onChange={({ currentTarget }) => onChange({ address: currentTarget.value }, false)}
            />
          )}
        </Field>
      </div>
      <SectionFields items={draft.sections} errorOf={errorOf} onChange={changeList('sections')} />
      <ContactFields items={draft.contacts} errorOf={errorOf} onChange={changeList('contacts')} />
      <LicenceFields items={draft.licences} errorOf={errorOf} onChange={changeList('licences')} />
    </>
  );
}
