import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeliveryAddress } from '../../../contract/delivery/delivery-address.ts';
import { formatPhone } from '../../../core/people/format-phone.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import classes from '../../parts/account/cards.module.css';
import { Button } from '../../ui/kit/button.tsx';
import { Name } from '../../ui/name.tsx';
import { Written } from '../../ui/written.tsx';
import { AddressLines } from './address-lines.tsx';
import { addressTexts as words } from './address-texts.ts';
import { addressWrites } from './mutations.ts';

type AddressCardProps = {
  address: DeliveryAddress;
  /** What else can be done with it. */
  ways: ReactNode;
};

/** One delivery address with what can be done with it. */
export function AddressCard({ address, ways }: AddressCardProps) {
  const select = useMutation(addressWrites(usePrivateApi()).select());
  const { title, receiverName, receiverPhone, note, isDefault } = address;
  return (
    <li className={classes.card}>
      <h3>
        <Name text={title} /> {isDefault && <span className={classes.mark}>{words.isDefault}</span>}
      </h3>
      <AddressLines address={address}>
        {' '}
        · <Name text={receiverName} /> · <bdi dir="ltr">{formatPhone(receiverPhone)}</bdi>
      </AddressLines>
      {note && <Written className={classes.facts} text={note} />}
      <div className={classes.ways}>
        {ways}
        {!isDefault && (
          <Button size="compact" isBusy={select.isPending} onClick={() => select.mutate(address)}>
            {words.makeDefault}
          </Button>
        )}
      </div>
    </li>
  );
}
