import type { ImportGuess, ImportPlan } from '../../../contract/imports/import.ts';
import { type ImportScope, targetsOfScope } from '../../../core/imports/import-scopes.ts';
import type { ImportTarget } from '../../../core/imports/import-targets.ts';
import { Select, TextInput } from '../../ui/kit/fields/control.tsx';
import { Name } from '../../ui/name.tsx';
import classes from './imports.module.css';
import { importTexts } from './imports-texts.ts';

const { columns: words } = importTexts;
/** Below it a guess is worth a look. */
const SURE_FROM = 0.7;

type ColumnListProps = {
  scope: ImportScope;
  columns: ImportGuess['columns'];
  plan: ImportPlan;
  onChange: (change: Pick<ImportPlan, 'columns'>) => void;
};

/** The columns of the file with their first values, what each is taken for, and how sure that is. */
export function ColumnList({ scope, columns, plan, onChange }: ColumnListProps) {
  const change = (at: number, part: Partial<ImportPlan['columns'][number]>) =>
    onChange({ columns: plan.columns.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <ul className={classes.columns}>
      {plan.columns.map(({ name, target, unit }, index) => {
        const { samples = [], confidence = null, label = name } = columns[index] ?? {};
        const shown = name ? label : `${words.nameless} ${label}`;
        return (
          <li key={label} className={classes.column} data-target={target}>
            <div>
              <h3>
                <Name text={shown} />
              </h3>
              <p className={classes.facts}>
                <bdi>{words.sample(samples)}</bdi>
              </p>
            </div>
            <div className={classes.meaning}>
              <Select
                isSmall
                aria-label={words.target(shown)}
                value={target}
                onChange={({ currentTarget }) => change(index, { target: currentTarget.value as ImportTarget })}
              >
                {targetsOfScope[scope].map((one) => (
                  <option key={one} value={one}>
                    {words.targets[one]}
                  </option>
                ))}
              </Select>
              {target === 'quantity' && (
                <TextInput
                  isSmall
                  aria-label={words.unit(shown)}
                  placeholder={words.unitPlaceholder}
                  value={unit ?? ''}
                  onChange={({ currentTarget }) => change(index, { unit: currentTarget.value || null })}
                />
              )}
            </div>
            <span className={classes.sure} data-sure={confidence !== null && confidence >= SURE_FROM}>
              {confidence === null ? words.unsure : words.sure(confidence)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
