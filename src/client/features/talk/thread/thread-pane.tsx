import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import type { Conversation } from '../../../../contract/conversations/conversation.ts';
import type { Thread } from '../../../../contract/conversations/thread.ts';
import { useLastSub } from '../../../data/session/use-sub.ts';
import { useDraft } from '../../../offline/drafts/use-draft.ts';
import { IconButton } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Name } from '../../../ui/name.tsx';
import { Composer } from '../composer/composer.tsx';
import { draftForm, EMPTY_DRAFT } from '../composer/message-draft.ts';
import { partyName } from '../party-name.ts';
import { talkObjectKey, targetOf } from '../talk-target.ts';
import { talkTexts } from '../talk-texts.ts';
import { useUnsentMessages } from '../unsent-messages.ts';
import { MessageList } from './message-list.tsx';
import { excerptOf } from './quote.tsx';
import classes from './thread.module.css';
import type { Stretch } from './use-stretch.ts';

const { thread: words } = talkTexts;

const MessageSheet = lazyPart(() => import('./message-sheet.tsx'));
const ReportSheet = lazyPart(() => import('../reports/report-sheet.tsx'));
const ThreadSheet = lazyPart(() => import('./thread-sheet.tsx'));

type ThreadPaneProps = {
  thread: Thread;
  /** What of it is shown; undefined while that is read. */
  stretch: Stretch | undefined;
  /** The way back to the list, on a phone. */
  back: ReactNode;
};

/** One conversation: with whom and about what, its messages, and what one writes. */
export function ThreadPane({ thread, stretch, back }: ThreadPaneProps) {
  const { conversation } = thread;
  const items = stretch?.thread.items ?? thread.items;
  const target = targetOf(conversation);
  const sub = useLastSub();
  const name = partyName(conversation);
  const unsent = useUnsentMessages(target).filter(({ message }) => !thread.items.some(({ id }) => id === message.id));
  const draft = useDraft(talkObjectKey(target), EMPTY_DRAFT, draftForm);
  const [chosenSeq, setChosenSeq] = useState<number>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [reported, setReported] = useState<{ messageId?: string }>();
  const chosen = items.find(({ seq }) => seq === chosenSeq);
  const canWrite = !conversation.isObserved;
  return (
    <section className={classes.pane} aria-label={name}>
      <header className={classes.head}>
        {back}
        <div className={classes.who}>
          <h2>
            <Name text={name} />
          </h2>
          {conversation.object && <AboutLink object={conversation.object} />}
        </div>
        {canWrite && (
          <IconButton label={words.menu} onClick={() => setMenuOpen(true)}>
            ⋯
          </IconButton>
        )}
      </header>
      {!conversation.party.isHere && <Message tone="info">{words.absent}</Message>}
      {conversation.isBlocked && <Message tone="new">{words.blocked}</Message>}
      {stretch ? (
        <MessageList key={stretch.at?.seq ?? 'newest'} {...{ stretch, name, unsent }} onActions={setChosenSeq} />
      ) : (
        <Skeleton shape="rows" count={6} />
      )}
      {canWrite ? (
        <Composer sub={sub} place={{ target, conversationId: conversation.id, name }} draft={draft} />
      ) : (
        <Message tone="info">{words.observed}</Message>
      )}
      <Suspense fallback={null}>
        {isMenuOpen && (
          <ThreadSheet
            conversation={conversation}
            onReport={() => {
              setMenuOpen(false);
              setReported({});
            }}
            onClose={() => setMenuOpen(false)}
          />
        )}
        {reported && (
          <ReportSheet
            conversationId={conversation.id}
            messageId={reported.messageId}
            onClose={() => setReported(undefined)}
          />
        )}
        {chosen && (
          <MessageSheet
            conversationId={conversation.id}
            message={chosen}
            onReply={
              canWrite && chosen.deletedAt === null
                ? () => draft.change({ ...draft.value, replyTo: { id: chosen.id, excerpt: excerptOf(chosen) } })
                : undefined
            }
            onReport={
              canWrite && chosen.by === 'other' && chosen.deletedAt === null
                ? () => {
                    setChosenSeq(undefined);
                    setReported({ messageId: chosen.id });
                  }
                : undefined
            }
            onClose={() => setChosenSeq(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** The way to what the conversation is about. */
function AboutLink({ object }: { object: NonNullable<Conversation['object']> }) {
  const title = (
    <>
      {words.about} <Name text={object.title} />
    </>
  );
  if (object.kind === 'request')
    return (
      <Link to="/profile/directorderinfo/$id" params={{ id: object.id }} className={classes.about}>
        {title}
      </Link>
    );
  return (
    <Link
      to="/products/$productId/$"
      params={{ productId: object.id, _splat: object.slug ?? '' }}
      className={classes.about}
    >
      {title}
    </Link>
  );
}
