import { useMutation, useQuery } from '@tanstack/react-query';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { addressReads } from '../../parts/account/address/queries.ts';
import classes from '../../parts/account/cards.module.css';
import { PageHead } from '../../ui/page-head.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';
import { addressTexts as words } from './address-texts.ts';
import { LegalAddresses } from './legal-addresses.tsx';
import { addressWrites } from './mutations.ts';

/** The person's delivery addresses, the default one first, and their legal ones. */
export function AddressScreen() {
  const api = usePrivateApi();
  const addresses = useQuery(addressReads(api).all());
  const remove = useMutation(addressWrites(api).remove());
  return (
    <div className={classes.sections}>
      <PageHead title={words.title} noindex />
      <AddressList
        words={words}
        addresses={addresses}
        remove={remove}
        form={(props) => <AddressForm {...props} />}
        card={(address, ways) => <AddressCard key={address.id} address={address} ways={ways} />}
      />
      <LegalAddresses />
    </div>
  );
}
