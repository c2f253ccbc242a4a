import { useQuery } from '@tanstack/react-query';
import type { City } from '../../../contract/places/place.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { addressReads } from '../../parts/account/address/queries.ts';
import classes from '../../parts/form/sheet-form.module.css';
import { Select } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { merchantTexts } from './merchants-texts.ts';

const { form: words } = merchantTexts;

type CityChoiceProps = {
  stateId: string;
  cityId: string;
  error?: string | undefined;
  onState: (stateId: string) => void;
  /** Undefined: none. */
  onCity: (city: City | undefined) => void;
};

/** Province, then one of its cities. */
export function CityChoice({ stateId, cityId, error, onState, onCity }: CityChoiceProps) {
  const reads = addressReads(usePrivateApi());
  const states = useQuery({ ...reads.states(), throwOnError: false }).data ?? [];
  const cities = useQuery({ ...reads.cities(stateId), enabled: stateId !== '', throwOnError: false }).data ?? [];
  const optionsOf = (places: readonly { id: string; name: string }[]) => [
    <option key="" value="">
      {words.choose}
    </option>,
    ...places.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    )),
  ];
  return (
    <div className={classes.pair}>
      <Field label={words.stateId}>
        {(wiring) => (
          <Select
            {...wiring}
            value={states.length > 0 ? stateId : ''}
            disabled={states.length === 0}
            onChange={({ currentTarget }) => onState(currentTarget.value)}
          >
            {optionsOf(states)}
          </Select>
        )}
      </Field>
      <Field label={words.cityId} error={error}>
        {(wiring) => (
          <Select
            {...wiring}
            value={cities.length > 0 ? cityId : ''}
            disabled={cities.length === 0}
            onChange={({ currentTarget: { value } }) => onCity(cities.find(({ id }) => id === value))}
          >
            {optionsOf(cities)}
          </Select>
        )}
      </Field>
    </div>
  );
}
