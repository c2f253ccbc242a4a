import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { OpenCard } from '../../../../contract/trade/open-request.ts';
import { uuidv7 } from '../../../../core/ids/uuidv7.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Name } from '../../../ui/name.tsx';
import shared from '../trade.module.css';
import { tradeTexts } from '../trade-texts.ts';
import { openWrites } from './mutations.ts';
import classes from './open.module.css';
import { openTexts as words } from './open-texts.ts';

/** One open request: what is wanted, where, until when, and the way to take part. */
export function OpenRow({ card, supplierId }: { card: OpenCard; supplierId: string }) {
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  // One id for one wish: pressed again after a lost answer, it is the same request.
  const [id] = useState(uuidv7);
  const join = useMutation(openWrites(usePrivateApi()).join());
  const { title, lines, linesCount, buyerName, requestId } = card;
  const rest = linesCount - lines.length;
  const handleJoin = () =>
    join.mutate(
      { groupId: card.id, id, supplierId },
      { onSuccess: (made) => void navigate({ to: '/profile/directorderinfo/$id', params: { id: made.id } }) },
    );
  return (
    <li className={shared.line}>
      <strong>
        <Name text={title ?? lines[0] ?? card.category} />
      </strong>
      <ul className={classes.lines}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <li key={at}>
            <Name text={line} />
          </li>
        ))}
        {rest > 0 && <li>{words.more(rest)}</li>}
      </ul>
      <p className={classes.facts}>
        <Name text={buyerName ?? words.hiddenBuyer} />
        <Name text={card.category} />
        <span>{card.place}</span>
        <span>{words.deadline(formatJalali(card.deadlineAt, 'dateTime'))}</span>
        {card.neededBy && <span>{tradeTexts.neededBy(formatJalali(card.neededBy))}</span>}
        {card.sealed && <span>{words.sealed}</span>}
      </p>
      {join.error && <Message tone="failed">{join.error.message}</Message>}
      {requestId ? (
        <Link
          to="/profile/directorderinfo/$id"
          params={{ id: requestId }}
          className={buttonClass('secondary', 'compact')}
        >
          {words.joined}
        </Link>
      ) : (
        <Button look="accent" disabled={!isOnline || join.isPending} onClick={handleJoin}>
          {join.isPending ? words.joining : words.join}
        </Button>
      )}
      {!isOnline && !requestId && <span className={classes.facts}>{tradeTexts.offline}</span>}
    </li>
  );
}
