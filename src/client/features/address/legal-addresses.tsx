import { useMutation, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { formatPhone } from '../../../core/people/format-phone.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { legalAddressReads } from '../../parts/account/address/queries.ts';
import classes from '../../parts/account/cards.module.css';
import { userIdAtom } from '../../parts/account/session-atoms.ts';
import { Name } from '../../ui/name.tsx';
import { AddressLines } from './address-lines.tsx';
import { AddressList } from './address-list.tsx';
import { legalAddressTexts as words } from './address-texts.ts';
import { LegalAddressForm } from './legal-address-form.tsx';
import { legalAddressWrites } from './mutations.ts';

/** Where the person or their company is registered, for contracts and invoices. */
export function LegalAddresses() {
  const api = usePrivateApi();
  const personId = useAtomValue(userIdAtom) ?? '';
  const addresses = useQuery({ ...legalAddressReads(api).ofPerson(personId), enabled: personId !== '' });
  const remove = useMutation(legalAddressWrites(api, personId).remove());
  return (
    <AddressList
      words={words}
      addresses={addresses}
      remove={remove}
      form={(props) => <LegalAddressForm {...props} />}
      card={(address, ways) => (
        <li key={address.id} className={classes.card}>
          <h3>
            <Name text={address.title} />
          </h3>
          <AddressLines address={address}>
            {address.phone && (
              <>
                {' '}
                · <bdi dir="ltr">{formatPhone(address.phone)}</bdi>
              </>
            )}
          </AddressLines>
          <div className={classes.ways}>{ways}</div>
        </li>
      )}
    />
  );
}
