import { formatNumber } from '../../../../../core/numbers/numerals.ts';
import { Choice } from '../../../../ui/kit/fields/choice.tsx';
import { filterPanelTexts } from '../filter-panel-texts.ts';
import type { FilterFieldProps } from './filter-field-props.ts';

/** Yes, no or either. */
export function FilterBoolean({ definition, selected, facet, onChange }: FilterFieldProps<'boolean'>) {
  const choices = [
    { value: undefined, name: filterPanelTexts.any, itemsCount: undefined },
    { value: 1, name: filterPanelTexts.yes, itemsCount: facet?.yesCount },
    { value: 0, name: filterPanelTexts.no, itemsCount: facet?.noCount },
  ];
  return (
    <ul>
      {choices.map(({ value, name, itemsCount }) => {
        const isChosen = selected?.value === value;
        return (
          <li key={name}>
            <Choice
              type="radio"
              isSmall
              name={definition.id}
              checked={isChosen}
              disabled={itemsCount === 0 && !isChosen}
              count={itemsCount === undefined ? undefined : formatNumber(itemsCount)}
              onChange={() =>
                onChange(
                  value === undefined
                    ? { kind: 'remove', propertyId: definition.id }
                    : { kind: 'add', property: { propertyId: definition.id, value } },
                )
              }
            >
              {name}
            </Choice>
          </li>
        );
      })}
    </ul>
  );
}
