import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { profileReads } from '../../parts/account/personal-info/queries.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { lazyContent } from '../../ui/lazy-part.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { ConversationList } from './list/conversation-list.tsx';
import classes from './talk-screen.module.css';
import { searchOf, type TalkSearch, targetIn } from './talk-search.ts';
import { talkObjectKey } from './talk-target.ts';
import { talkTexts as words } from './talk-texts.ts';

const ThreadPlace = lazyContent(() => import('./thread/thread-place.tsx').then((part) => part.ThreadPlace));

/** One's conversations: the list and a thread beside each other at a desk, one after the other on a phone. */
export function TalkScreen({ search }: { search: TalkSearch }) {
  const isWide = useWide();
  const profile = useQuery({ ...profileReads(usePrivateApi()).own(), throwOnError: false });
  const target = targetIn(search);
  const back = isWide ? null : (
    <Link
      to="/profile/messages"
      search={searchOf(undefined, search)}
      className={classes.back}
      aria-label={words.thread.back}
    >
      <Icon name="forward" size={24} />
    </Link>
  );
  return (
    <div className={classes.talk} data-place={target ? 'thread' : 'list'}>
      <PageHead title={words.title} noindex />
      {(isWide || !target) && (
        <ConversationList
          search={search}
          target={target}
          isOperator={profile.data?.roles.includes('operator') ?? false}
        />
      )}
      {target ? (
        <Suspense fallback={<Skeleton shape="rows" count={6} />}>
          <ThreadPlace key={`${talkObjectKey(target)} ${search.at ?? ''}`} target={target} at={search.at} back={back} />
        </Suspense>
      ) : (
        isWide && <Notice {...words.list.choose} />
      )}
    </div>
  );
}
