import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { talkReads } from '../queries.ts';
import type { StartTarget, TalkTarget } from '../talk-target.ts';
import { NewConversation } from './new-conversation.tsx';
import { ThreadPane } from './thread-pane.tsx';

const skeleton = <Skeleton shape="rows" count={6} />;

/** What the address names: a conversation, or the begin of one. */
export const ThreadPlace = ({ target, back }: { target: TalkTarget; back: ReactNode }) =>
  target.kind === 'conversation' ? (
    <KnownConversation id={target.id} back={back} />
  ) : (
    <BegunConversation target={target} back={back} />
  );

function KnownConversation({ id, back }: { id: string; back: ReactNode }) {
  const thread = useQuery(talkReads(usePrivateApi()).thread(id));
  return (
    <ReadGate query={thread} skeleton={skeleton}>
      {(data) => (
        <ThreadPane
          thread={data}
          readAt={thread.dataUpdatedAt}
          isSettled={thread.fetchStatus !== 'fetching'}
          back={back}
        />
      )}
    </ReadGate>
  );
}

function BegunConversation({ target, back }: { target: StartTarget; back: ReactNode }) {
  const found = useQuery(talkReads(usePrivateApi()).found(target));
  const [isBusy, setBusy] = useState(false);
  // Whatever is found meanwhile, the composer stays until its recording or its file is safe.
  const shown = isBusy ? { ...found, data: null } : found;
  const begin = <NewConversation target={target} sentIn={found.data?.id} onBusy={setBusy} back={back} />;
  return (
    <ReadGate query={shown} skeleton={skeleton} hideTime={isBusy} unsaved={begin}>
      {(conversation) => (conversation ? <KnownConversation id={conversation.id} back={back} /> : begin)}
    </ReadGate>
  );
}
