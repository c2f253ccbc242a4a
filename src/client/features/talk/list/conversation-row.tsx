import { Link } from '@tanstack/react-router';
import type { Conversation } from '../../../../contract/conversations/conversation.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { formatAgo } from '../../../../core/time/dates.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { Monogram } from '../../../ui/image/monogram.tsx';
import { RowContent, rowClassWith } from '../../../ui/kit/row.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { Name } from '../../../ui/name.tsx';
import { partyName } from '../party-name.ts';
import { searchOf, type TalkSearch } from '../talk-search.ts';
import { talkTexts } from '../talk-texts.ts';
import classes from './conversation-list.module.css';

const { list: words } = talkTexts;

type ConversationRowProps = {
  conversation: Conversation;
  isShown: boolean;
  search: TalkSearch;
  /** Messages of this user that wait on the device. */
  waiting: number;
};

/** One conversation: with whom, about what, what was said last, and what waits. */
export function ConversationRow({ conversation, isShown, search, waiting }: ConversationRowProps) {
  const now = useNow();
  const { id, object, lastMessage, unread, mutedUntil } = conversation;
  const name = partyName(conversation);
  const isMuted = mutedUntil !== null && now !== undefined && Date.parse(mutedUntil) > now;
  return (
    <Link
      to="/profile/messages"
      search={searchOf({ kind: 'conversation', id }, search)}
      className={rowClassWith(classes.row)}
      aria-current={isShown ? 'true' : undefined}
    >
      <RowContent
        sign={conversation.party.kind === 'support' ? <Icon name="info" size={28} /> : <Monogram name={name} />}
        name={
          <>
            <Name text={name} /> {isMuted && <small className={classes.muted}>{words.muted}</small>}
          </>
        }
        facts={
          <>
            {object && (
              <span className={classes.object}>
                <Name text={object.title} />
              </span>
            )}
            {lastMessage && (
              <span className={classes.last}>
                {lastMessage.by === 'own' && words.own}
                <bdi>{lastWords(lastMessage)}</bdi>
              </span>
            )}
            {isUnanswered(conversation) && <span className={classes.unanswered}>{words.unanswered}</span>}
            {waiting > 0 && <span className={classes.unanswered}>{words.waiting}</span>}
          </>
        }
        end={
          <span className={classes.end}>
            {lastMessage && <time dateTime={lastMessage.at}>{formatAgo(lastMessage.at, now)}</time>}
            {unread > 0 && (
              <b className={classes.unread}>
                <span aria-hidden="true">{formatNumber(unread)}</span>
                <span className="visually-hidden">{words.unread(formatNumber(unread))}</span>
              </b>
            )}
          </span>
        }
      />
    </Link>
  );
}

/** The last word is the other party's. */
const isUnanswered = ({ lastMessage, answered }: Conversation): boolean => lastMessage !== null && !answered;

function lastWords({ text, filesCount }: NonNullable<Conversation['lastMessage']>): string {
  if (text === null) return words.deleted;
  return text || words.files(formatNumber(filesCount));
}
