import { useInfiniteQuery } from '@tanstack/react-query';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { endOf, ListEnd } from '../../ui/kit/list-end.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { rowListClass } from '../../ui/kit/row.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { NoticeRow } from './notice-row.tsx';
import classes from './notices.module.css';
import { noticesTexts as words } from './notices-texts.ts';
import { PushChoices } from './push-choices.tsx';
import { noticeReads } from './queries.ts';
import { useReading } from './use-reading.ts';

/** What concerns the signed-in user, the newest first. Looking at it is reading it. */
export function NoticesScreen() {
  const list = useInfiniteQuery(noticeReads(usePrivateApi()).list());
  const notices = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const fresh = useReading(notices, list.dataUpdatedAt);
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <ReadGate query={list} skeleton={<Skeleton shape="rows" count={5} />}>
        {() =>
          notices.length === 0 ? (
            <Notice {...words.none} />
          ) : (
            <>
              <ul className={rowListClass}>
                {notices.map((notice) => (
                  <li key={notice.id}>
                    <NoticeRow notice={notice} isNew={fresh.has(notice.id)} />
                  </li>
                ))}
              </ul>
              <ListEnd {...endOf(list)} />
            </>
          )
        }
      </ReadGate>
      <PushChoices />
    </section>
  );
}
