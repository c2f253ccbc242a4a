import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { CustomerCard } from '../../../../contract/account/customer.ts';
import { formatPhone } from '../../../../core/people/format-phone.ts';
import { ApiError } from '../../../data/api.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { TextInput } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Name } from '../../../ui/name.tsx';
import { faultsOf, faultText } from '../../form/field-faults.ts';
import { useFirstFault } from '../../form/use-first-fault.ts';
import classes from '../cards.module.css';
import { CodeLine } from '../code-line.tsx';
import { customerTexts } from './customer-texts.ts';
import { customerReads } from './queries.ts';

const { lookup: words } = customerTexts;
const NOT_FOUND = 404;

const textOf = (error: Error): string =>
  error instanceof ApiError && error.status === NOT_FOUND ? words.none : faultText(error, words);

/** For who trades: the customer who stands at the desk. */
export function CustomerLookup() {
  const [typed, setTyped] = useState('');
  const firstFault = useFirstFault();
  const [phone, setPhone] = useState('');
  const { data, error, isFetching, refetch } = useQuery({
    ...customerReads(usePrivateApi()).withPhone(phone),
    enabled: phone !== '',
    throwOnError: false,
    retry: false,
  });
  const wrong = isFetching ? undefined : faultsOf(error).phone;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const asked = typed.trim();
    if (asked === phone && asked !== '') void refetch();
    setPhone(asked);
  };
  return (
    <section className={classes.screen} aria-labelledby="customer-lookup">
      <h2 id="customer-lookup">{words.heading}</h2>
      <p className={classes.facts}>{words.hint}</p>
      <form {...firstFault.props} className={classes.ask} noValidate onSubmit={handleSubmit}>
        <Field label={words.phone} error={wrong}>
          {(wiring) => (
            <TextInput
              {...wiring}
              dir="ltr"
              inputMode="tel"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" isBusy={isFetching}>
          {isFetching ? words.finding : words.find}
        </Button>
      </form>
      <div role="status">
        {error && !wrong && !isFetching && <p>{textOf(error)}</p>}
        {data && <FoundCustomer customer={data} />}
      </div>
    </section>
  );
}

const FoundCustomer = ({ customer: { id, name, kind, maskedPhone } }: { customer: CustomerCard }) => (
  <div className={classes.card}>
    <h3>
      <Name text={name} /> <span className={classes.mark}>{words.kinds[kind]}</span>
    </h3>
    <p className={classes.facts}>
      <bdi dir="ltr">{formatPhone(maskedPhone)}</bdi>
    </p>
    <CodeLine label={words.code} code={id} copy={words.copy} copied={words.copied} />
  </div>
);
