import { useState } from 'react';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import classes from '../../parts/form/sheet-form.module.css';
import { Icon } from '../../ui/image/icon.tsx';
import { Button, IconButton } from '../../ui/kit/button.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { MoneyField } from '../../ui/money/money-field.tsx';
import { CityChoice } from './city-choice.tsx';
import { merchantTexts } from './merchants-texts.ts';
import type { SaleCityDraft } from './sale-setting-draft.ts';

const { sale: words } = merchantTexts;
/** As many as the server takes. */
const CITIES_MAX = 200;
const FREE = { cost: formatNumber(0), leadDays: '1' };

type SaleCityFieldsProps = {
  cities: readonly SaleCityDraft[];
  faultOf: (field: string) => string | undefined;
  onChange: (cities: readonly SaleCityDraft[]) => void;
};

/** Where the merchant delivers to, at which cost and in how many days. */
export function SaleCityFields({ cities, faultOf, onChange }: SaleCityFieldsProps) {
  const [stateId, setStateId] = useState('');
  const [chosen, setChosen] = useState<SaleCityDraft['city']>();
  const isKnown = cities.some(({ city }) => city.id === chosen?.id);
  const isFull = cities.length >= CITIES_MAX;
  const handleAdd = () => {
    if (!chosen || isKnown || isFull) return;
    onChange([...cities, { city: chosen, ...FREE }]);
    setChosen(undefined);
  };
  const set = (at: SaleCityDraft, changes: Partial<SaleCityDraft>) =>
    onChange(cities.map((one) => (one === at ? { ...one, ...changes } : one)));
  return (
    <>
      {cities.length === 0 && <p className={classes.faded}>{words.noCities}</p>}
      <ul>
        {cities.map((at, index) => (
          <li key={at.city.id} className={classes.city}>
            <strong>{at.city.title}</strong>
            <IconButton
              label={words.removeCity(at.city.title)}
              onClick={() => onChange(cities.filter((one) => one !== at))}
            >
              <Icon name="close" size={18} />
            </IconButton>
            <div className={classes.amounts}>
              <MoneyField
                label={<span aria-hidden="true">{words.costShort}</span>}
                name={words.cost(at.city.title)}
                error={faultOf(`saleCities.${index}.cost`)}
                isSmall
                text={at.cost}
                onChange={(cost) => set(at, { cost })}
              />
              <Field
                label={<span aria-hidden="true">{words.leadDaysShort}</span>}
                error={faultOf(`saleCities.${index}.leadDays`)}
              >
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    isSmall
                    dir="ltr"
                    inputMode="numeric"
                    aria-label={words.leadDays(at.city.title)}
                    value={at.leadDays}
                    onChange={({ currentTarget }) => set(at, { leadDays: currentTarget.value })}
                  />
                )}
              </Field>
            </div>
          </li>
        ))}
      </ul>
      <CityChoice
        stateId={stateId}
        cityId={chosen?.id ?? ''}
        error={isFull ? words.full(CITIES_MAX) : undefined}
        onState={(id) => {
          setStateId(id);
          setChosen(undefined);
        }}
        onCity={setChosen}
      />
      <Button aria-disabled={!chosen || isKnown || isFull} onClick={handleAdd}>
        {words.addCity}
      </Button>
    </>
  );
}
