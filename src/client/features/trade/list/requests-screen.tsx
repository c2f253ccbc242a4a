import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type RequestState, requestStates } from '../../../../core/trade/request-states.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { DeskRows } from '../../../parts/account/desk-rows.tsx';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Select, TextInput } from '../../../ui/kit/fields/control.tsx';
import { Segmented } from '../../../ui/kit/fields/segmented.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { rowListClass } from '../../../ui/kit/row.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { OpenList } from '../open/open-list.tsx';
import { OwnOpenList } from '../open/own-open-list.tsx';
import { type RequestsFilter, tradeReads } from '../queries.ts';
import { tradeTexts as words } from '../trade-texts.ts';
import { RequestRow, requestColumns } from './request-row.tsx';
import classes from './requests-screen.module.css';
import { filterOf, type RequestsSearch } from './requests-search.ts';

const LENGTH_MAX = 80;

type RequestsScreenProps = { search: RequestsSearch; onSearch: (next: RequestsSearch) => void };

/** The user's requests, as a buyer and as a seller: what waits for the user first. */
export function RequestsScreen({ search, onSearch }: RequestsScreenProps) {
  const { role, state, q } = search;
  const filter = filterOf(search);
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <form
        className={classes.tools}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          onSearch({ ...search, q: typed || undefined });
        }}
      >
        <Segmented
          legend={words.list.role}
          name="role"
          options={[
            { value: 'all', label: words.list.roles.all },
            { value: 'buyer', label: words.list.roles.buyer },
            { value: 'seller', label: words.list.roles.seller },
            { value: 'open', label: words.list.roles.open },
          ]}
          value={role ?? 'all'}
          onChoose={(chosen) =>
            onSearch({ ...search, supplierId: undefined, role: chosen === 'all' ? undefined : chosen })
          }
        />
        {filter && (
          <>
            <Select
              aria-label={words.list.state}
              value={state ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onSearch({ ...search, state: value === '' ? undefined : (value as RequestState) })
              }
            >
              <option value="">{words.list.anyState}</option>
              {requestStates.map((one) => (
                <option key={one} value={one}>
                  {words.states[one]}
                </option>
              ))}
            </Select>
            <TextInput
              key={q ?? ''}
              type="search"
              name="q"
              defaultValue={q}
              aria-label={words.list.search}
              placeholder={words.list.search}
              maxLength={LENGTH_MAX}
              autoComplete="off"
              enterKeyHint="search"
            />
          </>
        )}
      </form>
      {isOwnOpenShown(search) && <OwnOpenList />}
      {filter ? (
        <RequestList filter={filter} />
      ) : (
        <OpenList supplierId={search.supplierId} onSupplier={(supplierId) => onSearch({ ...search, supplierId })} />
      )}
    </section>
  );
}

/** An open request is in no state that is filtered by. */
const isOwnOpenShown = ({ role, state, q }: RequestsSearch): boolean =>
  role === 'buyer' && state === undefined && q === undefined;

/** What the filter finds. */
function RequestList({ filter }: { filter: RequestsFilter }) {
  const list = useInfiniteQuery(tradeReads(usePrivateApi()).list(filter));
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const none = isFiltered ? words.list.noneFound : words.list.none;
  return (
    <ReadGate query={list} skeleton={<Skeleton shape="rows" count={6} />}>
      {({ pages }) => {
        const cards = pages.flatMap(({ items }) => items);
        if (cards.length === 0)
          return (
            <Notice {...none}>
              {!isFiltered && (
                <Link to="/" className={buttonClass('primary')}>
                  {words.list.find}
                </Link>
              )}
            </Notice>
          );
        return (
          <>
            <DeskRows
              caption={words.title}
              columns={requestColumns}
              items={cards}
              keyOf={({ id }) => id}
              cards={() => (
                <ul className={rowListClass}>
                  {cards.map((card) => (
                    <li key={card.id}>
                      <RequestRow card={card} />
                    </li>
                  ))}
                </ul>
              )}
            />
            <ListEnd {...endOf(list)} />
          </>
        );
      }}
    </ReadGate>
  );
}
