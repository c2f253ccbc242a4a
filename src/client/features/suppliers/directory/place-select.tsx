import { useNavigate } from '@tanstack/react-router';
import type { SupplierPlace } from '../../../../contract/suppliers/supplier.ts';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import classes from './directory-controls.module.css';
import type { DirectorySearch } from './directory-search.ts';
import { directoryTexts } from './directory-texts.ts';

const words = directoryTexts.directory;
const ANYWHERE = '';

/** The value of an option; the separator is a line break, which no place name contains. */
const choiceOf = (province: string | null | undefined, city: string | null | undefined): string =>
  province == null && city == null ? ANYWHERE : `${province ?? ''}\n${city ?? ''}`;

type PlaceSelectProps = { places: readonly SupplierPlace[]; search: DirectorySearch };

/** Selects a province or a city, with supplier counts. */
export function PlaceSelect({ places, search }: PlaceSelectProps) {
  const navigate = useNavigate();
  const provinces = Map.groupBy(places, ({ province }) => province);
  const chosen = choiceOf(search.province, search.city);
  const isListed = places.some(
    ({ province, city }) => chosen === choiceOf(province, city) || chosen === choiceOf(province, undefined),
  );
  const handleChange = (value: string) => {
    const [province, city] = value.split('\n');
    void navigate({
      to: '.',
      search: (before) => ({ ...before, province: province || undefined, city: city || undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <Field label={words.place} className={classes.choice}>
      {(wiring) => (
        <Select {...wiring} value={chosen} onChange={(event) => handleChange(event.currentTarget.value)}>
          <option value={ANYWHERE}>{words.anywhere}</option>
          {chosen !== ANYWHERE && !isListed && <option value={chosen}>{search.city ?? search.province}</option>}
          {[...provinces].map(([province, cities]) => (
            <optgroup key={province ?? ''} label={province ?? words.withoutProvince}>
              {province !== null && (
                <option value={choiceOf(province, undefined)}>
                  {words.wholeProvince(
                    province,
                    cities.reduce((sum, one) => sum + one.suppliersCount, 0),
                  )}
                </option>
              )}
              {cities.map(
                ({ city, suppliersCount }) =>
                  city !== null && (
                    <option key={city} value={choiceOf(province, city)}>
                      {words.placeOption(city, suppliersCount)}
                    </option>
                  ),
              )}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
