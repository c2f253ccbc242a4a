import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLastSub } from '../../../data/session/use-sub.ts';
import { useReads } from '../../../data/use-reads.ts';
import { useDraft } from '../../../offline/drafts/use-draft.ts';
import { Name } from '../../../ui/name.tsx';
import { Composer } from '../composer/composer.tsx';
import { draftForm, EMPTY_DRAFT } from '../composer/message-draft.ts';
import { type StartTarget, talkObjectKey } from '../talk-target.ts';
import { talkTexts } from '../talk-texts.ts';
import { useUnsentMessages } from '../unsent-messages.ts';
import classes from './thread.module.css';
import { UnsentItem } from './unsent-item.tsx';

const { thread: words } = talkTexts;

/** A conversation before its first message has reached the server. */
export function NewConversation({ target, back }: { target: StartTarget; back: ReactNode }) {
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
        {unsent.length === 0 && <p className={classes.beginning}>{words.beginning}</p>}
        <ol className={classes.messages}>
          {unsent.map((one) => (
            <li key={one.message.id}>
              <UnsentItem unsent={one} />
            </li>
          ))}
        </ol>
      </div>
      <Composer sub={sub} place={{ target, conversationId: null, name }} draft={draft} />
    </section>
  );
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
