import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { talkReads } from '../../features/talk/queries.ts';
import { TalkScreen } from '../../features/talk/talk-screen.tsx';
import { readTalkSearch, type TalkSearch } from '../../features/talk/talk-search.ts';

export const Route = createFileRoute('/profile/messages')({
  // Read where it is used, in a later chunk.
  validateSearch: (search) => search as TalkSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const { conversation, show, q } = readTalkSearch(deps);
    startOwnReads(context, (api) => [
      talkReads(api).list({ unread: show === 'unread' ? true : undefined, q }),
      ...(q === undefined ? [] : [talkReads(api).search(q)]),
      ...(conversation ? [talkReads(api).thread(conversation)] : []),
    ]);
  },
  component: function MessagesRoute() {
    return <TalkScreen search={readTalkSearch(Route.useSearch())} />;
  },
});
