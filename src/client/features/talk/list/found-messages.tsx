import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FoundMessage } from '../../../../contract/conversations/found-message.ts';
import { formatAgo } from '../../../../core/time/dates.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { Monogram } from '../../../ui/image/monogram.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { RowContent, rowClassWith, rowListClass } from '../../../ui/kit/row.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { Name } from '../../../ui/name.tsx';
import { partyName } from '../party-name.ts';
import { talkReads } from '../queries.ts';
import { searchOf, type TalkSearch } from '../talk-search.ts';
import { talkTexts } from '../talk-texts.ts';
import classes from './conversation-list.module.css';

const { found: words, list } = talkTexts;

/** The messages of one's conversations that have the words of a search; each leads to its place. */
export function FoundMessages({ q, search }: { q: string; search: TalkSearch }) {
  const found = useInfiniteQuery(talkReads(usePrivateApi()).search(q));
  const isOnline = useIsOnline();
  return (
    <section className={classes.found} aria-labelledby="found-messages">
      <h2 id="found-messages">{words.heading}</h2>
      <ReadGate
        query={found}
        skeleton={<Skeleton shape="rows" count={3} />}
        unsaved={isOnline ? undefined : <Notice {...words.offline} />}
      >
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return (
            <>
              {items.length > 0 && (
                <ul className={rowListClass}>
                  {items.map((one) => (
                    <li key={`${one.conversation.id} ${one.message.seq}`}>
                      <FoundRow found={one} search={search} />
                    </li>
                  ))}
                </ul>
              )}
              {items.length === 0 && <p className={classes.none}>{found.hasNextPage ? words.noneYet : words.none}</p>}
              <ListEnd {...endOf(found)} />
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}

function FoundRow({ found: { conversation, message }, search }: { found: FoundMessage; search: TalkSearch }) {
  const now = useNow();
  const name = partyName(conversation);
  return (
    <Link
      to="/profile/messages"
      search={{ ...searchOf({ kind: 'conversation', id: conversation.id }, search), at: message.seq }}
      className={rowClassWith(classes.row)}
      aria-current={search.conversation === conversation.id && search.at === message.seq ? 'true' : undefined}
    >
      <RowContent
        sign={<Monogram name={name} />}
        name={<Name text={name} />}
        facts={
          <>
            {conversation.object && (
              <span className={classes.object}>
                <Name text={conversation.object.title} />
              </span>
            )}
            <span className={classes.words}>
              {message.by === 'own' && list.own}
              <bdi>{message.text}</bdi>
            </span>
          </>
        }
        end={
          <span className={classes.end}>
            <time dateTime={message.at}>{formatAgo(message.at, now)}</time>
          </span>
        }
      />
    </Link>
  );
}
