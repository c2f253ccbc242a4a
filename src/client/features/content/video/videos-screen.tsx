import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useApi } from '../../../data/use-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { dataSaving } from '../../../ui/device/saves-data.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { TextInput } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useStore } from '../../../ui/store.ts';
import { findVideos } from './find-videos.ts';
import { videosRead } from './queries.ts';
import { useKeptVideos } from './use-kept-videos.ts';
import { VideoCard } from './video-card.tsx';
import classes from './videos.module.css';
import { videosTexts as words } from './videos-texts.ts';

const ROWS = [0, 1, 2, 3];

/** All videos; a link to one of them has its id behind the address. */
export function VideosScreen() {
  const query = useQuery(videosRead(useApi()));
  const [q, setQ] = useState('');
  const [topic, setTopic] = useState<string>();
  const kept = useKeptVideos();
  const isOnline = useIsOnline();
  const isSmall = useStore(dataSaving, false);
  const linked = useLocation({ select: ({ hash }) => hash });
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere && linked) document.getElementById(linked)?.scrollIntoView();
  }, [isThere, linked]);
  return (
    <section>
      <PageHead title={words.title} description={words.description} canonicalPath="/videos" />
      <h1 className={classes.heading}>{words.title}</h1>
      <ReadGate query={query} skeleton={<Skeleton />} hideTime>
        {({ items }) => {
          const topics = [...new Set(items.map((video) => video.topic))];
          const found = findVideos(items, { q, topic });
          return (
            <>
              <Field label={words.search} hint={words.searchHint}>
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    type="search"
                    value={q}
                    maxLength={100}
                    autoComplete="off"
                    onChange={(event) => setQ(event.target.value)}
                  />
                )}
              </Field>
              <fieldset className={classes.topics}>
                <legend>{words.topics}</legend>
                {[undefined, ...topics].map((one) => (
                  <Button key={one ?? ''} size="compact" aria-pressed={topic === one} onClick={() => setTopic(one)}>
                    {one ?? words.all}
                  </Button>
                ))}
              </fieldset>
              <p className={classes.facts} aria-live="polite">
                <span>{words.count(found.length)}</span>
                <AsOf at={query.dataUpdatedAt} isFetching={query.isFetching} />
                {!isOnline && <span>{words.offline}</span>}
              </p>
              {found.length === 0 && <Notice heading={words.none} hint={words.noneHint} />}
              <ul className={classes.grid}>
                {found.map((video) => (
                  <li key={video.id}>
                    <VideoCard video={video} kept={kept} isSmall={isSmall} />
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}

const Skeleton = () => (
  <div className={classes.grid}>
    {ROWS.map((row) => (
      <span key={row} className={classes.placeholder} />
    ))}
  </div>
);
