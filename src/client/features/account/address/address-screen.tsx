import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeliveryAddress } from '../../../../contract/delivery/delivery-address.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { addressTexts as words } from '../../../texts/address.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import classes from '../cards.module.css';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import { addressReads } from './queries.ts';
import { RemoveSheet } from './remove-sheet.tsx';

const TOAST_ID = 'address-saved';

type Shown = { kind: 'form'; known?: DeliveryAddress } | { kind: 'removal'; known: DeliveryAddress };

/** The person's delivery addresses, the default one first. */
export function AddressScreen() {
  const addresses = useQuery(addressReads(usePrivateApi()).all());
  const [shown, setShown] = useState<Shown>();
  const handleClose = () => setShown(undefined);
  const handleSaved = () => {
    showToast({ id: TOAST_ID, kind: 'done', text: words.form.saved });
    handleClose();
  };
  const add = (
    <Button look="primary" aria-haspopup="dialog" onClick={() => setShown({ kind: 'form' })}>
      {words.add}
    </Button>
  );
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <h2>{words.title}</h2>
      <ReadGate query={addresses} skeleton={<div className={classes.skeleton} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Notice heading={words.none} hint={words.noneHint}>
              {add}
            </Notice>
          ) : (
            <>
              <ul className={classes.cards}>
                {items.map((address) => (
                  <AddressCard
                    key={address.id}
                    address={address}
                    onEdit={() => setShown({ kind: 'form', known: address })}
                    onRemove={() => setShown({ kind: 'removal', known: address })}
                  />
                ))}
              </ul>
              {add}
            </>
          )
        }
      </ReadGate>
      {shown?.kind === 'form' && (
        <Sheet heading={shown.known ? words.form.edit : words.form.add} onClose={handleClose}>
          {(close) => <AddressForm known={shown.known} onSaved={handleSaved} onCancel={close} />}
        </Sheet>
      )}
      {shown?.kind === 'removal' && <RemoveSheet address={shown.known} onClose={handleClose} />}
    </section>
  );
}
