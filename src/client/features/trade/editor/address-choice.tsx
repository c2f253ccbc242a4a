import { Link } from '@tanstack/react-router';
import type { DeliveryAddress } from '../../../../contract/delivery/delivery-address.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import classes from './editor.module.css';
import { editorTexts as words } from './editor-texts.ts';

/** Of another person of the buying merchant, whose addresses the reader does not see. */
interface ForeignAddress {
  id: string;
  text: string;
}

/** The address that a request has, if it is none of the reader's. */
export function foreignAddressOf(
  request: Pick<TradeRequest, 'addressId' | 'address'> | undefined,
  addresses: readonly DeliveryAddress[],
): ForeignAddress | undefined {
  if (!request?.addressId || !request.address || addresses.some(({ id }) => id === request.addressId)) return undefined;
  const { city, street } = request.address;
  return { id: request.addressId, text: `${city}، ${street}` };
}

type AddressChoiceProps = {
  /** Whether it is where goods go, or where work is done. */
  label: string;
  addresses: readonly DeliveryAddress[];
  foreign: ForeignAddress | undefined;
  value: string;
  error: string | undefined;
  onChange: (addressId: string) => void;
};

/** Where it is, or the way to a first address. */
export const AddressChoice = ({ label, addresses, foreign, value, error, onChange }: AddressChoiceProps) => (
  <section className={classes.part}>
    {addresses.length === 0 && !foreign ? (
      <p>
        {words.noAddress}{' '}
        <Link to="/profile/address" className={buttonClass('secondary', 'compact')}>
          {words.addAddress}
        </Link>
      </p>
    ) : (
      <Field label={label} error={error}>
        {(wiring) => (
          <Select {...wiring} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
            {foreign && <option value={foreign.id}>{words.currentAddress(foreign.text)}</option>}
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
