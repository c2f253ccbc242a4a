import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Conversation } from '../../../../contract/conversations/conversation.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { TextInput } from '../../../ui/kit/fields/control.tsx';
import { Segmented } from '../../../ui/kit/fields/segmented.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { RowContent, rowClass, rowListClass } from '../../../ui/kit/row.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { talkReads } from '../queries.ts';
import { isStart, searchOf, type TalkSearch } from '../talk-search.ts';
import { isOfTarget, type TalkTarget } from '../talk-target.ts';
import { talkTexts } from '../talk-texts.ts';
import { useUnsentCounts } from '../unsent-messages.ts';
import classes from './conversation-list.module.css';
import { ConversationRow } from './conversation-row.tsx';
import { FoundMessages } from './found-messages.tsx';

const { list: words, support } = talkTexts;
const Q_MAX = 100;

type ConversationListProps = { search: TalkSearch; target: TalkTarget | undefined; isOperator: boolean };

/** One's conversations: the one with the operators first, then by their newest message. */
export function ConversationList({ search, target, isOperator }: ConversationListProps) {
  const navigate = useNavigate();
  const { show, q } = search;
  const list = useInfiniteQuery(
    talkReads(usePrivateApi()).list({
      unread: show === 'unread' ? true : undefined,
      answered: show === 'unanswered' ? false : undefined,
      q,
    }),
  );
  const waitingOf = useUnsentCounts();
  const open = (next: TalkSearch) => void navigate({ to: '/profile/messages', search: next, replace: true });
  const isFiltered = show !== undefined || q !== undefined;
  return (
    <section className={classes.list} aria-label={words.label}>
      <form
        className={classes.tools}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          open({ ...search, q: typed || undefined });
        }}
      >
        <Segmented
          legend={words.show}
          name="show"
          options={[
            { value: 'all', label: words.filters.all },
            { value: 'unread', label: words.filters.unread },
            { value: 'unanswered', label: words.filters.unanswered },
          ]}
          value={show ?? 'all'}
          onChoose={(chosen) => open({ ...search, show: chosen === 'all' ? undefined : chosen })}
        />
        <TextInput
          key={q ?? ''}
          type="search"
          name="q"
          defaultValue={q}
          aria-label={words.search}
          placeholder={words.search}
          maxLength={Q_MAX}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
      <ReadGate query={list} skeleton={<Skeleton shape="rows" count={5} />}>
        {({ pages }) => {
          const found = orderedOf(pages.flatMap(({ items }) => items));
          const isSupportNew = !isOperator && !isFiltered && !found.some(isWithSupport);
          return (
            <>
              {(found.length > 0 || isSupportNew) && (
                <ul className={rowListClass}>
                  {isSupportNew && (
                    <li>
                      <Link to="/profile/messages" search={searchOf({ kind: 'support' }, search)} className={rowClass}>
                        <RowContent
                          sign={<Icon name="info" size={28} />}
                          name={support.begin}
                          facts={<span>{support.hint}</span>}
                        />
                      </Link>
                    </li>
                  )}
                  {found.map((one) => (
                    <li key={one.id}>
                      <ConversationRow
                        conversation={one}
                        isShown={target !== undefined && isAt(one, target)}
                        search={search}
                        waiting={waitingOf(one)}
                      />
                    </li>
                  ))}
                </ul>
              )}
              {found.length === 0 && <Notice {...(isFiltered ? words.noneFound : words.none)} />}
              <ListEnd {...endOf(list)} />
            </>
          );
        }}
      </ReadGate>
      {q !== undefined && <FoundMessages q={q} search={search} />}
    </section>
  );
}

const isAt = (one: Conversation, target: TalkTarget): boolean =>
  isStart(target) ? isOfTarget(one, target) : one.id === target.id;

const isWithSupport = ({ party }: Conversation): boolean => party.kind === 'support';

const orderedOf = (all: readonly Conversation[]): Conversation[] => [
  ...all.filter(isWithSupport),
  ...all.filter((one) => !isWithSupport(one)),
];
