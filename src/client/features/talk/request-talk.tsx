import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { talkReads } from './queries.ts';
import classes from './request-talk.module.css';
import type { StartTarget } from './talk-target.ts';
import { talkTexts } from './talk-texts.ts';
import { ThreadPlace } from './thread/thread-place.tsx';

const { inRequest: words } = talkTexts;

/** What buyer and seller write to each other about a request, in its page. */
export default function RequestTalk({ id, mayBegin }: { id: string; mayBegin: boolean }) {
  const target: StartTarget = { kind: 'request', id };
  const found = useQuery({ ...talkReads(usePrivateApi()).found(target), throwOnError: false });
  if (!mayBegin && !found.data) return null;
  return (
    <section className={classes.talk}>
      <div className={classes.head}>
        <h2>{words.heading}</h2>
        <Link to="/profile/messages" search={{ request: id }} className={classes.all}>
          {words.all}
        </Link>
      </div>
      <ThreadPlace target={target} back={null} />
    </section>
  );
}
