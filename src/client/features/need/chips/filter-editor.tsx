import { useId, useState } from 'react';
import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Choice } from '../../../ui/kit/fields/choice.tsx';
import { Select, TextInput } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Name } from '../../../ui/name.tsx';
import type { ShownFilter } from '../need-filters.ts';
import classes from '../need-reading.module.css';
import { needTexts } from '../need-texts.ts';
import type { NeedWords } from '../need-words.ts';
import { unitWords } from './filter-words.ts';
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
                checked={draft.value === value}
                onChange={() => setDraft({ ...draft, value })}
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
                <Choice
                  key={id}
                  type="checkbox"
                  checked={isOn}
                  onChange={() => setDraft({ ...draft, optionIds: next })}
                >
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
        <Button type="submit" look="primary" size="compact" className={classes.apply}>
          {needTexts.editor.apply}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {needTexts.editor.cancel}
        </Button>
      </div>
    </form>
  );
}

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
        <Field key={bound} label={needTexts.editor[bound]}>
          {(wiring) => (
            <TextInput
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              value={numbers[bound]}
              onChange={(event) => onNumbers({ ...numbers, [bound]: event.currentTarget.value })}
            />
          )}
        </Field>
      ))}
      {units.length > 0 && (
        <Field label={needTexts.editor.unit} className={classes.unit}>
          {(wiring) => (
            <Select {...wiring} value={unitId} onChange={(event) => onUnit(event.currentTarget.value)}>
              {units.map((unit) => (
                <option key={unit.id} value={unit.id}>
                  {unitWords(unit)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}
