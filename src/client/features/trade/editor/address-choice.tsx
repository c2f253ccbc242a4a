import { Link } from '@tanstack/react-router';
import type { DeliveryAddress } from '../../../../contract/delivery/delivery-address.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import classes from './editor.module.css';
import { editorTexts as words } from './editor-texts.ts';

type AddressChoiceProps = {
  addresses: readonly DeliveryAddress[];
  value: string;
  error: string | undefined;
  onChange: (addressId: string) => void;
};

/** Where it goes, or the way to a first address. */
export const AddressChoice = ({ addresses, value, error, onChange }: AddressChoiceProps) => (
  <section className={classes.part}>
    {addresses.length === 0 ? (
      <p>
        {words.noAddress}{' '}
        <Link to="/profile/address" className={buttonClass('secondary', 'compact')}>
          {words.addAddress}
        </Link>
      </p>
    ) : (
      <Field label={words.address} error={error}>
        {(wiring) => (
          <Select {...wiring} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
            {addresses.map(({ id: addressId, title, placeNames, street }) => (
              <option key={addressId} value={addressId}>
                {`${title}: ${placeNames.city}، ${street}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    )}
  </section>
);
