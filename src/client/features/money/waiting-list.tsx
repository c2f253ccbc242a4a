import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../../contract/page.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import cards from '../../parts/account/cards.module.css';
import { type DeskColumns, DeskRows } from '../../parts/account/desk-rows.tsx';
import { endOf, ListEnd } from '../../ui/kit/list-end.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import classes from './money.module.css';
import { moneyTexts } from './money-texts.ts';

type WaitingListProps<Item> = {
  heading: string;
  /** How many there are, up to a bound. */
  count: number;
  hint?: string;
  none: string;
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  draw: (item: Item) => ReactNode;
  /** Of the same items as a table, at a desk. */
  columns: DeskColumns<Item>;
  /** What else can be done. */
  children?: ReactNode;
};

/** Cards of what waits, with their count. */
export function WaitingList<Item extends { id: string }>(props: WaitingListProps<Item>) {
  const { heading, count, hint, none, list, draw, columns, children } = props;
  return (
    <section className={classes.section}>
      <h2>
        {heading} {count > 0 && <span className={cards.mark}>{moneyTexts.waiting(count)}</span>}
      </h2>
      {hint && <p className={cards.facts}>{hint}</p>}
      {children}
      <ReadGate query={list} skeleton={<Skeleton shape="cards" count={1} />} hideTime>
        {({ pages }) => {
          const found = pages.flatMap(({ items }) => items);
          if (found.length === 0) return <p className={cards.facts}>{none}</p>;
          return (
            <>
              <DeskRows
                caption={heading}
                columns={columns}
                items={found}
                keyOf={({ id }) => id}
                cards={() => <div className={cards.cards}>{found.map(draw)}</div>}
              />
              <ListEnd {...endOf(list)} />
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}
