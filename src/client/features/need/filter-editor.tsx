import { type ReactNode, useId, useState } from 'react';
import type { PropertyFilter } from '../../../core/filters/filter-types.ts';
import { needTexts } from '../../texts/need.ts';
import { Name } from '../../ui/name.tsx';
import { unitWords } from './filter-words.ts';
import type { ShownFilter } from './need-filters.ts';
import classes from './need-reading.module.css';
import type { NeedWords } from './need-words.ts';
import { type NumberDraft, numberDraftOf, readNumberDraft } from './number-draft.ts';

type FilterEditorProps = {
  shown: ShownFilter;
  words: NeedWords;
  onApply: (filter: PropertyFilter) => void;
  onCancel: () => void;
};

/** Changes one chip: a range with its unit, options, or yes and no. */
export function FilterEditor({ shown, words, onApply, onCancel }: FilterEditorProps) {
  const property = words.property(shown.filter.propertyId);
  const [draft, setDraft] = useState(shown.filter);
  const [numbers, setNumbers] = useState<NumberDraft>(() => numberDraftOf(shown.filter));
  const [fault, setFault] = useState<string>();
  const faultId = useId();
  if (!property) return null;
  const isNumber = property.dataType === 'number' || property.dataType === 'range';
  const apply = () => {
    const read = isNumber ? readNumberDraft(draft, numbers) : draft;
    if (typeof read === 'string') setFault(needTexts.editor[read]);
    else if (read.optionIds?.length === 0) setFault(needTexts.editor.noOption);
    else onApply(read);
  };
  return (
    <form
      noValidate
      className={classes.editForm}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <fieldset aria-describedby={fault && faultId}>
        <legend>
          <Name text={property.name} />
        </legend>
        {isNumber ? (
          <NumberFields
            numbers={numbers}
            onNumbers={setNumbers}
            unitId={draft.measurementUnitId ?? property.defaultUnit?.id}
            units={words.unitsOf(property.quantityId)}
            onUnit={(measurementUnitId) => setDraft({ ...draft, measurementUnitId })}
          />
        ) : property.dataType === 'boolean' ? (
          <div className={classes.options}>
            {[1, 0].map((value) => (
              <Choice
                key={value}
                type="radio"
                isOn={draft.value === value}
                onTurn={() => setDraft({ ...draft, value })}
              >
                {value === 1 ? needTexts.yes : needTexts.no}
              </Choice>
            ))}
          </div>
        ) : (
          <div className={classes.options}>
            {(property.options ?? []).map(({ id, title }) => {
              const chosen = draft.optionIds ?? [];
              const isOn = chosen.includes(id);
              const next = isOn ? chosen.filter((one) => one !== id) : [...chosen, id];
              return (
                <Choice key={id} type="checkbox" isOn={isOn} onTurn={() => setDraft({ ...draft, optionIds: next })}>
                  <Name text={title} />
                </Choice>
              );
            })}
          </div>
        )}
      </fieldset>
      {fault && (
        <p id={faultId} className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={classes.actions}>
        <button type="submit" className={classes.apply}>
          {needTexts.editor.apply}
        </button>
        <button type="button" className={classes.cancel} onClick={onCancel}>
          {needTexts.editor.cancel}
        </button>
      </div>
    </form>
  );
}

type ChoiceProps = { type: 'radio' | 'checkbox'; isOn: boolean; onTurn: () => void; children: ReactNode };

const Choice = ({ type, isOn, onTurn, children }: ChoiceProps) => (
  <label className={classes.option}>
    <input type={type} checked={isOn} onChange={onTurn} />
    <span>{children}</span>
  </label>
);

type NumberFieldsProps = {
  numbers: NumberDraft;
  onNumbers: (numbers: NumberDraft) => void;
  unitId: string | undefined;
  units: ReturnType<NeedWords['unitsOf']>;
  onUnit: (unitId: string) => void;
};

function NumberFields({ numbers, onNumbers, unitId, units, onUnit }: NumberFieldsProps) {
  return (
    <div className={classes.numbers}>
      {(['from', 'to'] as const).map((bound) => (
        <label key={bound} className={classes.number}>
          {needTexts.editor[bound]}
          <input
            inputMode="decimal"
            autoComplete="off"
            value={numbers[bound]}
            onChange={(event) => onNumbers({ ...numbers, [bound]: event.currentTarget.value })}
          />
        </label>
      ))}
      {units.length > 0 && (
        <label className={classes.number}>
          {needTexts.editor.unit}
          <select value={unitId} onChange={(event) => onUnit(event.currentTarget.value)}>
            {units.map((unit) => (
              <option key={unit.id} value={unit.id}>
                {unitWords(unit)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
