import { formatNumber } from '../../../../../core/persian.ts';
import { filterPanelTexts } from '../../../../texts/filters/filter-panel.ts';
import type { FilterFieldProps } from './filter-field-props.ts';
import classes from './filter-options.module.css';

/** Yes, no or either. */
export function FilterBoolean({ definition, selected, facet, onChange }: FilterFieldProps<'boolean'>) {
  const choices = [
    { value: undefined, name: filterPanelTexts.any, itemsCount: undefined },
    { value: 1, name: filterPanelTexts.yes, itemsCount: facet?.yesCount },
    { value: 0, name: filterPanelTexts.no, itemsCount: facet?.noCount },
  ];
  return (
    <ul className={classes.options}>
      {choices.map(({ value, name, itemsCount }) => {
        const isChosen = selected?.value === value;
        return (
          <li key={name}>
            <label className={classes.option}>
              <input
                type="radio"
                name={definition.id}
                checked={isChosen}
                disabled={itemsCount === 0 && !isChosen}
                onChange={() =>
                  onChange(
                    value === undefined
                      ? { kind: 'remove', propertyId: definition.id }
                      : { kind: 'add', property: { propertyId: definition.id, value } },
                  )
                }
              />
              <span>{name}</span>
              {itemsCount !== undefined && <span className={classes.count}>{formatNumber(itemsCount)}</span>}
            </label>
          </li>
        );
      })}
    </ul>
  );
}
