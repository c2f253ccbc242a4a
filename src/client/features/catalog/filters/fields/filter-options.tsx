import { useState } from 'react';
import { formatNumber } from '../../../../../core/numbers/numerals.ts';
import { foldText } from '../../../../../core/text/persian.ts';
import { Button } from '../../../../ui/kit/button.tsx';
import { Choice } from '../../../../ui/kit/fields/choice.tsx';
import { TextInput } from '../../../../ui/kit/fields/control.tsx';
import { Name } from '../../../../ui/name.tsx';
import { filterPanelTexts } from '../filter-panel-texts.ts';
import type { FilterFieldProps } from './filter-field-props.ts';
import classes from './filter-fields.module.css';

const SHOWN_AT_FIRST = 8;

/** Options joined by "or". An option without results stays in its position. */
export function FilterOptions({ definition, selected, facet, onChange }: FilterFieldProps<'option'>) {
  const [isWhole, setWhole] = useState(false);
  const [sought, setSought] = useState('');
  const chosen = selected?.optionIds ?? [];
  const counts = new Map(facet?.options.map((option) => [option.id, option.itemsCount]));
  const isLong = definition.options.length > SHOWN_AT_FIRST;
  const found = definition.options.filter((option) => foldText(option.title).includes(foldText(sought)));
  const shown = found.filter(({ id }, index) => isWhole || index < SHOWN_AT_FIRST || chosen.includes(id));
  const choose = (id: string, isChosen: boolean) => {
    const optionIds = isChosen ? [...chosen, id] : chosen.filter((one) => one !== id);
    onChange(
      optionIds.length === 0
        ? { kind: 'remove', propertyId: definition.id }
        : { kind: 'add', property: { propertyId: definition.id, optionIds } },
    );
  };
  return (
    <>
      {isLong && isWhole && (
        <TextInput
          type="search"
          isSmall
          aria-label={filterPanelTexts.searchIn(definition.name)}
          placeholder={filterPanelTexts.searchIn(definition.name)}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <ul>
        {shown.map(({ id, title }) => {
          const isChosen = chosen.includes(id);
          const itemsCount = counts.get(id);
          return (
            <li key={id}>
              <Choice
                type="checkbox"
                isSmall
                checked={isChosen}
                disabled={itemsCount === 0 && !isChosen}
                count={itemsCount === undefined ? undefined : formatNumber(itemsCount)}
                onChange={(event) => choose(id, event.currentTarget.checked)}
              >
                <Name text={title} />
              </Choice>
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p className={classes.none}>{filterPanelTexts.noOption}</p>}
      {isLong && (
        <Button
          look="quiet"
          className={classes.clear}
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
            setSought('');
          }}
        >
          {isWhole ? filterPanelTexts.fewerOptions : filterPanelTexts.allOptions(definition.options.length)}
        </Button>
      )}
    </>
  );
}
