import { useMutation, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { isNoAnswer } from '../../offline/connection/connection.ts';
import { userIdAtom } from '../../parts/account/session-atoms.ts';
import { WithHelp } from '../../ui/help-button.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { settle } from './join-decisions.ts';
import classes from './join-offer.module.css';
import { joinTexts as words } from './join-texts.ts';
import { type JoinFailure, joinWrites } from './mutations.ts';
import { joinReads } from './queries.ts';
import type { ToJoin } from './to-join.ts';

const TOAST_ID = 'joined';

function reasonOf(error: unknown): string {
  if (isNoAnswer(error)) return words.noNetwork;
  return (error instanceof ApiError && error.problem?.message) || words.refused;
}

/** Offers the account what this device has of the time before the sign-in, once. */
export function JoinOffer({ device }: { device: readonly ToJoin[] }) {
  const sub = useAtomValue(userIdAtom) ?? '';
  const { data: offered = [] } = useQuery({ ...joinReads.offered(sub, device), throwOnError: false });
  const [isDeclined, setDeclined] = useState(false);
  const { mutate, isPending, data: failures = [] } = useMutation(joinWrites(sub, device).join());
  if (isDeclined || offered.length === 0) return null;
  const handleJoin = () =>
    mutate(offered, {
      onSuccess: (failed) => failed.length === 0 && showToast({ id: TOAST_ID, kind: 'done', text: words.done }),
    });
  const handleDecline = () => {
    void settle(sub);
    setDeclined(true);
  };
  return (
    <section className={classes.card} aria-labelledby="join-offer">
      <WithHelp id="account.join">
        <h2 id="join-offer">{words.heading}</h2>
      </WithHelp>
      <ul className={classes.facts}>
        {offered.map(({ name, count }) => (
          <li key={name}>
            <strong>{words.counts[name](count)}</strong>
            <span>{words.effects[name]}</span>
          </li>
        ))}
      </ul>
      <Failures failures={isPending ? [] : failures} />
      <div className={classes.ways}>
        <Button look="primary" isBusy={isPending} onClick={handleJoin}>
          {isPending ? words.joining : words.join}
        </Button>
        <Button look="quiet" disabled={isPending} onClick={handleDecline}>
          {words.decline}
        </Button>
      </div>
    </section>
  );
}

const Failures = ({ failures }: { failures: readonly JoinFailure[] }) =>
  failures.map(({ name, error }) => (
    <Message key={name} tone="failed">
      {words.failed(words.names[name], reasonOf(error))}
    </Message>
  ));
