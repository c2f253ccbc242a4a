import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { supplierPageLimits as limits } from '../../../core/people/supplier-page.ts';
import { ownPageTexts } from '../../parts/selling/own-page-texts.ts';
import { Button } from '../../ui/kit/button.tsx';
import { TextArea, TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { ListTools } from './list-tools.tsx';
import { replaced, type SectionDraft } from './page-draft.ts';
import classes from './supplier-page.module.css';

const { sections: words, count } = ownPageTexts;

export type ListFieldsProps<Item> = {
  items: readonly Item[];
  /** By the server's name of the field: `sections.0.title`. */
  errorOf: (field: string) => string | undefined;
  onChange: (items: readonly Item[]) => void;
};

/** The named sections of a page, in their order. */
export function SectionFields({ items, errorOf, onChange }: ListFieldsProps<SectionDraft>) {
  return (
    <section className={classes.group} aria-labelledby="page-sections">
      <h3 id="page-sections">{words.heading}</h3>
      <p className={classes.faded}>{words.hint}</p>
      {items.map(({ key, title, body }, index) => (
        <fieldset key={key} className={classes.item}>
          <legend>{words.name(index + 1)}</legend>
          <Field label={words.title} error={errorOf(`sections.${index}.title`)} className={classes.main}>
            {(wiring) => (
              <TextInput
                {...wiring}
                dir="auto"
                value={title}
                onChange={({ currentTarget }) => onChange(replaced(items, index, { title: currentTarget.value }))}
              />
            )}
          </Field>
          <ListTools items={items} index={index} up={words.up} remove={words.remove} onChange={onChange} />
          <Field
            label={words.body}
            hint={count(body.length, limits.sectionBody)}
            error={errorOf(`sections.${index}.body`)}
            className={classes.wide}
          >
            {(wiring) => (
              <TextArea
                {...wiring}
                rows={4}
                dir="auto"
                value={body}
                onChange={({ currentTarget }) => onChange(replaced(items, index, { body: currentTarget.value }))}
              />
            )}
          </Field>
        </fieldset>
      ))}
      {errorOf('sections') && (
        <p role="alert" className={classes.fault}>
          {errorOf('sections')}
        </p>
      )}
      {items.length < limits.sections && (
        <Button size="compact" onClick={() => onChange([...items, { key: uuidv7(), title: '', body: '' }])}>
          {words.add}
        </Button>
      )}
    </section>
  );
}
