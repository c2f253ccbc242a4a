import type { ImportPlan } from '../../../contract/imports/import.ts';
import type { ImportScope } from '../../../core/imports/import-scopes.ts';
import type { Faults } from '../../parts/form/field-faults.ts';
import { Select, TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import classes from './imports.module.css';
import { importTexts } from './imports-texts.ts';

const { plan: words } = importTexts;
const textFields = ['catalog', 'supplier', 'category'] as const;
const hints = { catalog: words.catalogHint, supplier: words.supplierHint, category: words.categoryHint };

type PlanFieldsProps = {
  scope: ImportScope;
  plan: ImportPlan;
  faults: Faults;
  onChange: (change: Partial<ImportPlan>) => void;
};

/** What is the same for all rows of the file. */
export function PlanFields({ scope, plan, faults, onChange }: PlanFieldsProps) {
  const isInColumn = (field: (typeof textFields)[number]) => plan.columns.some(({ target }) => target === field);
  const isCatalog = scope === 'catalog';
  const hasPrice = plan.columns.some(({ target }) => target === 'price');
  return (
    <section className={classes.section}>
      <h2>{words.heading}</h2>
      <div className={classes.fields}>
        {textFields
          .filter((field) => isCatalog && !isInColumn(field))
          .map((field) => (
            <Field key={field} label={words[field]} hint={hints[field]} error={faults[field]}>
              {(wiring) => (
                <TextInput
                  {...wiring}
                  value={plan[field] ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    onChange({ [field]: field === 'catalog' ? value : value || null })
                  }
                />
              )}
            </Field>
          ))}
        {hasPrice && (
          <Field label={words.currency}>
            {(wiring) => (
              <Select
                {...wiring}
                value={plan.currency}
                onChange={({ currentTarget }) => onChange({ currency: currentTarget.value as ImportPlan['currency'] })}
              >
                {Object.entries(words.currencies).map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={words.decimalMark}>
          {(wiring) => (
            <Select
              {...wiring}
              value={plan.decimalMark ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange({ decimalMark: value === '.' || value === ',' ? value : null })
              }
            >
              {Object.entries(words.decimalMarks).map(([mark, name]) => (
                <option key={mark} value={mark}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {isCatalog && (
          <Field label={words.slash}>
            {(wiring) => (
              <Select
                {...wiring}
                value={plan.slash ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ slash: value === 'decimal' || value === 'fraction' ? value : null })
                }
              >
                {Object.entries(words.slashes).map(([meaning, name]) => (
                  <option key={meaning} value={meaning}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </section>
  );
}
