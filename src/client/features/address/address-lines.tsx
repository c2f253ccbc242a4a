import type { ReactNode } from 'react';
import type { PostalAddress } from '../../../contract/places/postal-address.ts';
import { toPersianDigits } from '../../../core/numbers/numerals.ts';
import classes from '../../parts/account/cards.module.css';
import { addressTexts as words } from './address-texts.ts';

type AddressLinesProps = {
  address: PostalAddress;
  /** After the postal code. */
  children?: ReactNode;
};

/** Where an address is, in two lines. */
export function AddressLines({
  address: { placeNames, street, plaque, unit, postalCode },
  children,
}: AddressLinesProps) {
  const places = [placeNames.state, placeNames.city, placeNames.urbanArea].filter(Boolean).join('، ');
  const house = [plaque && words.plaqueOf(plaque), unit && words.unitOf(unit)].filter(Boolean).join('، ');
  return (
    <>
      <p>
        {places}، <bdi>{toPersianDigits([street, house].filter(Boolean).join('، '))}</bdi>
      </p>
      <p className={classes.facts}>
        {words.postalCode} <bdi dir="ltr">{toPersianDigits(postalCode)}</bdi>
        {children}
      </p>
    </>
  );
}
