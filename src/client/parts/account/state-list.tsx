import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadGate } from '../../data/read-gate.tsx';
import { Select } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { endOf, ListEnd } from '../../ui/kit/list-end.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type DeskColumns, DeskRows } from './desk-rows.tsx';
import { isRefused, Refused } from './operator-gate.tsx';
import classes from './state-list.module.css';

type StateListProps<State extends string, Item> = {
  words: { title: string; stateLabel: string };
  list: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>>;
  /** The names of the states, in their order. */
  states: Readonly<Record<State, string>>;
  state: State;
  none: string;
  /** Where somebody else than an operator finds their own. */
  own?: ReactNode;
  onState: (state: State) => void;
  card: (item: Item) => ReactNode;
  /** Of the same items as a table, at a desk. */
  columns: DeskColumns<Item>;
};

/** What operators work on, by its state. Anybody may open it; the server says who may see the list. */
export function StateList<State extends string, Item extends { id: string }>(props: StateListProps<State, Item>) {
  const { words, list, states, state, none, own, onState, card, columns } = props;
  if (isRefused(list.error)) return <Refused>{own}</Refused>;
  return (
    <section className={classes.list}>
      <PageHead title={words.title} noindex />
      <div className={classes.state}>
        <Field label={words.stateLabel}>
          {(wiring) => (
            <Select {...wiring} value={state} onChange={({ currentTarget }) => onState(currentTarget.value as State)}>
              {Object.entries<string>(states).map(([one, name]) => (
                <option key={one} value={one}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <h2 className="visually-hidden">{states[state]}</h2>
      <ReadGate query={list} skeleton={<Skeleton shape="cards" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <Notice heading={none} />;
          return (
            <>
              <DeskRows
                caption={`${words.title}: ${states[state]}`}
                columns={columns}
                items={items}
                keyOf={({ id }) => id}
                cards={() => (
                  <ul className={classes.items}>
                    {items.map((item) => (
                      <li key={item.id}>{card(item)}</li>
                    ))}
                  </ul>
                )}
              />
              <ListEnd {...endOf(list)} />
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}
