import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ReadGate } from '../../data/read-gate.tsx';
import classes from '../../parts/account/cards.module.css';
import { WithHelp } from '../../ui/help-button.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { Sheet } from '../../ui/kit/sheet.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { addressTexts } from './address-texts.ts';
import { RemoveSheet } from './remove-sheet.tsx';

const TOAST_ID = 'address-changed';

type Listed = { id: string; title: string };

interface FormProps<Address> {
  /** Undefined: a new address. */
  known: Address | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

type AddressListProps<Address> = {
  words: { title: string; none: string; noneHint: string; add: string; form: { add: string; edit: string } };
  addresses: UseQueryResult<{ items: Address[] }>;
  remove: UseMutationResult<unknown, Error, Address>;
  card: (address: Address, ways: ReactNode) => ReactNode;
  form: (props: FormProps<Address>) => ReactNode;
};

type Shown<Address> = { kind: 'form'; id?: string } | { kind: 'removal'; known: Address };

/** A person's addresses of one kind, to add, change and delete. */
export function AddressList<Address extends Listed>(props: AddressListProps<Address>) {
  const { words, addresses, remove, card, form } = props;
  const [shown, setShown] = useState<Shown<Address>>();
  const handleClose = () => setShown(undefined);
  const handleDone = (text: string) => {
    showToast({ id: TOAST_ID, kind: 'done', text });
    handleClose();
  };
  const edited = shown?.kind === 'form' ? addresses.data?.items.find(({ id }) => id === shown.id) : undefined;
  const add = (
    <Button look="primary" aria-haspopup="dialog" onClick={() => setShown({ kind: 'form' })}>
      {words.add}
    </Button>
  );
  const ways = (known: Address) => (
    <>
      <Button
        size="compact"
        aria-label={addressTexts.editNamed(known.title)}
        onClick={() => setShown({ kind: 'form', id: known.id })}
      >
        {addressTexts.edit}
      </Button>
      <Button size="compact" look="quiet" aria-haspopup="dialog" onClick={() => setShown({ kind: 'removal', known })}>
        {addressTexts.remove}
      </Button>
    </>
  );
  return (
    <section className={classes.screen}>
      <WithHelp id="address.delivery">
        <h2>{words.title}</h2>
      </WithHelp>
      <ReadGate query={addresses} skeleton={<Skeleton shape="cards" count={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Notice heading={words.none} hint={words.noneHint}>
              {add}
            </Notice>
          ) : (
            <>
              <ul className={classes.cards}>{items.map((address) => card(address, ways(address)))}</ul>
              {add}
            </>
          )
        }
      </ReadGate>
      {shown?.kind === 'form' && (
        <Sheet heading={edited ? words.form.edit : words.form.add} onClose={handleClose}>
          {(close) => form({ known: edited, onSaved: () => handleDone(addressTexts.form.saved), onCancel: close })}
        </Sheet>
      )}
      {shown?.kind === 'removal' && (
        <RemoveSheet
          title={shown.known.title}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(shown.known, { onSuccess: () => handleDone(addressTexts.removal.done) })}
          onClose={handleClose}
        />
      )}
    </section>
  );
}
