import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useLastSub } from '../../../data/session/use-sub.ts';
import { useReads } from '../../../data/use-reads.ts';
import { useDraft } from '../../../offline/drafts/use-draft.ts';
import { classNames } from '../../../ui/kit/class-names.ts';
import { Name } from '../../../ui/name.tsx';
import { Composer } from '../composer/composer.tsx';
import { draftForm, EMPTY_DRAFT } from '../composer/message-draft.ts';
import { talkReads } from '../queries.ts';
import { type StartTarget, talkObjectKey } from '../talk-target.ts';
import { talkTexts } from '../talk-texts.ts';
import { useUnsentMessages } from '../unsent-messages.ts';
import bubbles from './message.module.css';
import { MessageText } from './message-text.tsx';
import classes from './thread.module.css';
import { UnsentItem } from './unsent-item.tsx';

const { thread: words } = talkTexts;

type NewConversationProps = {
  target: StartTarget;
  /** The conversation that has begun meanwhile, while the composer is busy. */
  sentIn: string | undefined;
  onBusy: (isBusy: boolean) => void;
  back: ReactNode;
};

/** A conversation before its first message has reached the server. */
export function NewConversation({ target, sentIn, onBusy, back }: NewConversationProps) {
  const sub = useLastSub();
  const { name, about } = useReceiver(target);
  const unsent = useUnsentMessages(target);
  const draft = useDraft(talkObjectKey(target), EMPTY_DRAFT, draftForm);
  return (
    <section className={classes.pane} aria-label={name}>
      <header className={classes.head}>
        {back}
        <div className={classes.who}>
          <h2>
            <Name text={name} />
          </h2>
          {about && (
            <p className={classes.about}>
              {words.about} <Name text={about} />
            </p>
          )}
        </div>
      </header>
      <div className={classes.scroller}>
        {unsent.length === 0 && sentIn === undefined && <p className={classes.beginning}>{words.beginning}</p>}
        <ol className={classes.messages}>
          {sentIn !== undefined && <SentMessages id={sentIn} />}
          {unsent.map((one) => (
            <li key={one.message.id}>
              <UnsentItem unsent={one} />
            </li>
          ))}
        </ol>
      </div>
      <Composer sub={sub} place={{ target, conversationId: null, name }} draft={draft} onBusy={onBusy} />
    </section>
  );
}

/** What the server has, until its thread is drawn. */
function SentMessages({ id }: { id: string }) {
  const { data } = useQuery({ ...talkReads(usePrivateApi()).thread(id), throwOnError: false });
  return data?.items.map((message) => (
    <li key={message.id}>
      <article className={classNames(bubbles.bubble, message.by === 'own' && bubbles.own)}>
        {message.text && <MessageText text={message.text} />}
        {message.files.map((file) => (
          <p key={file.id} className={bubbles.gone}>
            <bdi>{file.name}</bdi>
          </p>
        ))}
      </article>
    </li>
  ));
}

/** The words for whom one begins to write to; of a kind until a read has answered. */
function useReceiver({ kind, id }: StartTarget): { name: string; about?: string | undefined } {
  const reads = useReads();
  const product = useQuery({
    ...reads.catalog.product(id ?? ''),
    enabled: kind === 'product',
    throwOnError: false,
  });
  const supplier = useQuery({
    ...reads.suppliers.supplier(id ?? ''),
    enabled: kind === 'supplier',
    throwOnError: false,
  });
  if (kind === 'support') return { name: talkTexts.support.name };
  if (kind === 'product')
    return { name: product.data?.supplier.name ?? talkTexts.parties.supplier, about: product.data?.title };
  if (kind === 'supplier') return { name: supplier.data?.name ?? talkTexts.parties.supplier };
  if (kind === 'merchant') return { name: talkTexts.parties.merchant };
  return { name: words.request };
}
