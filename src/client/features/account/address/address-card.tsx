import { useMutation } from '@tanstack/react-query';
import type { DeliveryAddress } from '../../../../contract/delivery/delivery-address.ts';
import { toPersianDigits } from '../../../../core/numerals.ts';
import { localMobile } from '../../../../core/phone.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { addressTexts as words } from '../../../texts/address.ts';
import { Button } from '../../../ui/kit/button.tsx';
import classes from '../cards.module.css';
import { addressWrites } from './mutations.ts';

type AddressCardProps = {
  address: DeliveryAddress;
  onEdit: () => void;
  onRemove: () => void;
};

/** One address with what can be done with it. */
export function AddressCard({ address, onEdit, onRemove }: AddressCardProps) {
  const select = useMutation(addressWrites(usePrivateApi()).select());
  const { title, placeNames, street, plaque, unit, postalCode, receiverName, receiverPhone, note, isDefault } = address;
  const places = [placeNames.state, placeNames.city, placeNames.urbanArea].filter(Boolean).join('، ');
  const house = [plaque && words.plaqueOf(plaque), unit && words.unitOf(unit)].filter(Boolean).join('، ');
  return (
    <li className={classes.card}>
      <h3>
        <bdi>{title}</bdi> {isDefault && <span className={classes.mark}>{words.isDefault}</span>}
      </h3>
      <p>
        {places}، <bdi>{toPersianDigits([street, house].filter(Boolean).join('، '))}</bdi>
      </p>
      <p className={classes.facts}>
        {words.postalCode} <bdi dir="ltr">{toPersianDigits(postalCode)}</bdi> · <bdi>{receiverName}</bdi> ·{' '}
        <bdi dir="ltr">{toPersianDigits(localMobile(receiverPhone))}</bdi>
      </p>
      {note && <p className={classes.facts}>{note}</p>}
      <div className={classes.ways}>
        <Button size="compact" aria-label={words.editNamed(title)} onClick={onEdit}>
          {words.edit}
        </Button>
        {!isDefault && (
          <Button size="compact" isBusy={select.isPending} onClick={() => select.mutate(address)}>
            {words.makeDefault}
          </Button>
        )}
        <Button size="compact" look="quiet" aria-haspopup="dialog" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
