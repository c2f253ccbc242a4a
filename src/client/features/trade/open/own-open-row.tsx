import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnOpenCard } from '../../../../contract/trade/open-request.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { Name } from '../../../ui/name.tsx';
import { PressSheet } from '../press-sheet.tsx';
import shared from '../trade.module.css';
import { openWrites } from './mutations.ts';
import classes from './open.module.css';
import { openTexts } from './open-texts.ts';

const { own: words, sealed, deadline } = openTexts;

/** An open request of the user: who has joined, until when others may, and the way to end that. */
export function OwnOpenRow({ card }: { card: OwnOpenCard }) {
  const { id, title, category, place, lines, joined, deadlineAt, endedAt } = card;
  const isOnline = useIsOnline();
  const isOver = new Date(deadlineAt).getTime() <= (useNow() ?? 0);
  const writes = openWrites(usePrivateApi());
  const [isEnding, setEnding] = useState(false);
  const until = formatJalali(deadlineAt, 'dateTime');
  return (
    <li className={shared.line}>
      <strong>
        <Name text={title ?? lines[0] ?? category} />
      </strong>
      <p className={classes.facts}>
        <span>{words.joinedCount(joined)}</span>
        <Name text={category} />
        <span>{place}</span>
        <span>{isOver ? words.over(until) : deadline(until)}</span>
        {endedAt && <span>{words.ended(formatJalali(endedAt, 'dateTime'))}</span>}
        {card.sealed && <span>{sealed}</span>}
      </p>
      <p className={classes.ways}>
        <Link to="/profile/directorder/group/$id" params={{ id }} className={buttonClass('secondary', 'compact')}>
          {words.compare}
        </Link>
        {!isOver && !endedAt && (
          <Button look="quiet" size="compact" disabled={!isOnline} onClick={() => setEnding(true)}>
            {words.end}
          </Button>
        )}
      </p>
      {isEnding && (
        <PressSheet words={words.sheet} write={writes.end()} variables={{ id }} onClose={() => setEnding(false)} />
      )}
    </li>
  );
}
