import { useQuery } from '@tanstack/react-query';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { addressReads } from '../../parts/account/address/queries.ts';
import classes from '../../parts/form/sheet-form.module.css';
import { Select } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import type { PostalDraft } from './address-draft.ts';
import { addressTexts } from './address-texts.ts';

const { form: words } = addressTexts;

type PlaceDraft = Pick<PostalDraft, 'stateId' | 'cityId' | 'urbanAreaId'>;

type PlaceFieldsProps = {
  draft: PlaceDraft;
  faultOf: (field: string) => string | undefined;
  onChange: (changes: Partial<PlaceDraft>) => void;
};

/** Province, then its cities, then the city's districts where it has some. */
export function PlaceFields({ draft: { stateId, cityId, urbanAreaId }, faultOf, onChange }: PlaceFieldsProps) {
  const reads = addressReads(usePrivateApi());
  const states = useQuery({ ...reads.states(), throwOnError: false }).data ?? [];
  const cities = useQuery({ ...reads.cities(stateId), enabled: stateId !== '', throwOnError: false }).data ?? [];
  const areas = useQuery({ ...reads.urbanAreas(cityId), enabled: cityId !== '', throwOnError: false }).data ?? [];
  const choice = (
    name: keyof PlaceDraft,
    label: string,
    { value, options, empty }: { value: string; options: readonly { id: string; name: string }[]; empty: string },
    onChoose: (id: string) => void,
  ) => (
    <Field label={label} error={faultOf(name)}>
      {(wiring) => (
        <Select
          {...wiring}
          value={options.some(({ id }) => id === value) ? value : ''}
          disabled={options.length === 0}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">{empty}</option>
          {options.map(({ id, name: shown }) => (
            <option key={id} value={id}>
              {shown}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <div className={classes.pair}>
      {choice('stateId', words.stateId, { value: stateId, options: states, empty: words.choose }, (id) =>
        onChange({ stateId: id, cityId: '', urbanAreaId: '' }),
      )}
      {choice('cityId', words.cityId, { value: cityId, options: cities, empty: words.choose }, (id) =>
        onChange({ cityId: id, urbanAreaId: '' }),
      )}
      {areas.length > 0 &&
        choice('urbanAreaId', words.urbanAreaId, { value: urbanAreaId, options: areas, empty: words.noArea }, (id) =>
          onChange({ urbanAreaId: id }),
        )}
    </div>
  );
}
