import type { ReactNode } from 'react';
import type { DeliveryAddress } from '../../../../contract/delivery/delivery-address.ts';
import { fromJalali, tehranDate, toJalali } from '../../../../core/time/jalali-date.ts';
import { JalaliDateField } from '../../../ui/calendar/jalali-date-field.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Segmented } from '../../../ui/kit/fields/segmented.tsx';
import { Switch } from '../../../ui/kit/fields/switch.tsx';
import type { Audience } from './audience.ts';
import { audienceTexts as words } from './audience-texts.ts';
import { CategoryChoice } from './category-choice.tsx';
import classes from './editor.module.css';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const inAWeek = () => tehranDate(new Date(Date.now() + WEEK_MS));

type AudiencePartProps = {
  audience: Audience;
  isOfServices: boolean;
  /** Where it goes: suppliers are asked there. */
  address: DeliveryAddress | undefined;
  /** How many suppliers are named. */
  suppliers: number;
  faultOf: (field: string) => string | undefined;
  onChange: (changes: Audience) => void;
  /** The named suppliers. */
  children: ReactNode;
};

/** Whom a new request goes to, until when, and what they learn. */
export function AudiencePart(props: AudiencePartProps) {
  const { audience, isOfServices, address, suppliers, faultOf, onChange, children } = props;
  const { isOpen = false, isWide = false, category, deadline = '', isSealed = false, hidesBuyer = false } = audience;
  const isShared = isOpen || suppliers > 1;
  return (
    <section className={classes.part}>
      <h2>{words.heading}</h2>
      <Segmented
        legend={words.heading}
        name="audience"
        options={[
          { value: 'named', label: isOfServices ? words.kinds.doers : words.kinds.named },
          { value: 'open', label: words.kinds.open },
        ]}
        value={isOpen ? 'open' : 'named'}
        onChoose={(kind) =>
          onChange({ isOpen: kind === 'open', ...(kind === 'open' && !deadline && { deadline: inAWeek() }) })
        }
      />
      {isOpen ? (
        <>
          <p className={classes.soft}>{words.openHint}</p>
          <CategoryChoice
            category={category}
            error={faultOf('open.categoryId')}
            onChange={(chosen) => onChange({ category: chosen })}
          />
          {address && (
            <Segmented
              legend={words.place}
              name="place"
              options={[
                { value: 'city', label: words.city(address.placeNames.city) },
                { value: 'state', label: words.state(address.placeNames.state) },
              ]}
              value={isWide ? 'state' : 'city'}
              onChoose={(place) => onChange({ isWide: place === 'state' })}
            />
          )}
        </>
      ) : (
        children
      )}
      {isShared &&
        (deadline ? (
          <JalaliDateField
            legend={words.deadline}
            words={words.dateWords}
            value={toJalali(deadline)}
            error={faultOf('deadlineAt')}
            onChange={(date) => onChange({ deadline: fromJalali(date) ?? deadline })}
          />
        ) : (
          <Button className={classes.add} onClick={() => onChange({ deadline: inAWeek() })}>
            {words.withDeadline}
          </Button>
        ))}
      {isShared && deadline && !isOpen && !isSealed && (
        <Button look="quiet" size="compact" className={classes.add} onClick={() => onChange({ deadline: '' })}>
          {words.withoutDeadline}
        </Button>
      )}
      {isShared && (
        <Switch
          label={words.sealed}
          hint={words.sealedHint}
          isOn={isSealed}
          onTurn={(isOn) => onChange({ isSealed: isOn, ...(isOn && !deadline && { deadline: inAWeek() }) })}
        />
      )}
      <Switch
        label={words.hideBuyer}
        hint={words.hideBuyerHint}
        isOn={hidesBuyer}
        onTurn={(isOn) => onChange({ hidesBuyer: isOn })}
      />
    </section>
  );
}
