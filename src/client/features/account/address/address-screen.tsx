import { useMutation, useQuery } from '@tanstack/react-query';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { addressTexts as words } from '../../../texts/address.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import classes from '../cards.module.css';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';
import { LegalAddresses } from './legal-addresses.tsx';
import { addressWrites } from './mutations.ts';
import { addressReads } from './queries.ts';

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
