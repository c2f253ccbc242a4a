import { useInfiniteQuery } from '@tanstack/react-query';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { rowListClass } from '../../../ui/kit/row.tsx';
import { tradeReads } from '../queries.ts';
import classes from './open.module.css';
import { openTexts } from './open-texts.ts';
import { OwnOpenRow } from './own-open-row.tsx';

/** What the user asks openly; nothing where there is none. */
export function OwnOpenList() {
  const list = useInfiniteQuery({ ...tradeReads(usePrivateApi()).ownOpen(), throwOnError: false });
  const cards = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (cards.length === 0) return null;
  return (
    <section className={classes.own}>
      <h2>{openTexts.own.heading}</h2>
      <ul className={rowListClass}>
        {cards.map((card) => (
          <OwnOpenRow key={card.id} card={card} />
        ))}
      </ul>
      <ListEnd {...endOf(list)} />
    </section>
  );
}
