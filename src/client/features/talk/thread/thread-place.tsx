import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { talkReads } from '../queries.ts';
import type { StartTarget, TalkTarget } from '../talk-target.ts';
import { NewConversation } from './new-conversation.tsx';
import { ThreadPane } from './thread-pane.tsx';
import { useStretch } from './use-stretch.ts';

const skeleton = <Skeleton shape="rows" count={6} />;

type ThreadPlaceProps = {
  target: TalkTarget;
  /** The number of a message that is shown first. @default the first unread one, or the newest */
  at?: number | undefined;
  back: ReactNode;
};

/** What the address names: a conversation, or the begin of one. */
export const ThreadPlace = ({ target, at, back }: ThreadPlaceProps) =>
  target.kind === 'conversation' ? (
    <KnownConversation id={target.id} at={at} back={back} />
  ) : (
    <BegunConversation target={target} back={back} />
  );

function KnownConversation({ id, at, back }: { id: string; at?: number | undefined; back: ReactNode }) {
  const { main, stretchOf } = useStretch(id, at);
  return (
    <ReadGate query={main} skeleton={skeleton}>
      {(thread) => <ThreadPane thread={thread} stretch={stretchOf(thread)} back={back} />}
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
