import { Link } from '@tanstack/react-router';
import type { MediaVideo } from '../../../../contract/content/video.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { objectTarget } from '../../../router/object-target.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Name } from '../../../ui/name.tsx';
import type { KeptVideos } from './use-kept-videos.ts';
import { VideoPlayer } from './video-player.tsx';
import classes from './videos.module.css';
import { videosTexts as words } from './videos-texts.ts';

type VideoCardProps = { video: MediaVideo; kept: KeptVideos; isSmall: boolean };

export function VideoCard({ video, kept, isSmall }: VideoCardProps) {
  const { id, title, sources, topic, transcript, categories, publishedAt } = video;
  const source = isSmall ? sources.at(-1) : sources[0];
  const keptSource = sources.find(({ url }) => kept.isKept(url));
  const shown = keptSource ?? source;
  if (!shown) return null;
  return (
    <article id={id} className={classes.card} tabIndex={-1}>
      <VideoPlayer key={shown.url} video={video} url={shown.url} bytes={shown.bytes} />
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Name text={title} />
        </h2>
        <p className={classes.facts}>
          <span>{topic}</span>
          <time dateTime={publishedAt}>{formatJalali(publishedAt)}</time>
        </p>
        <KeepButton title={title} url={shown.url} kept={kept} />
        <details className={classes.transcript}>
          <summary>{words.transcript}</summary>
          <p>
            <Name text={transcript} />
          </p>
        </details>
        {categories.length > 0 && (
          <ul className={classes.categories} aria-label={words.categories}>
            {categories.map((category) => (
              <li key={category.id}>
                <Link {...objectTarget('category', category.id, category.slug)}>{category.name}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function KeepButton({ title, url, kept }: { title: string; url: string; kept: KeptVideos }) {
  const state = kept.stateOf(url);
  const isKept = kept.isKept(url);
  return (
    <div className={classes.keep} aria-live="polite">
      {isKept && <span>{words.kept}</span>}
      <Button size="compact" disabled={state === 'keeping'} onClick={() => (isKept ? kept.drop(url) : kept.keep(url))}>
        {state === 'keeping' ? words.keeping : isKept ? words.drop : words.keep}
        <span className={classes.hidden}>: {title}</span>
      </Button>
      {state === 'failed' && <p role="alert">{words.failed}</p>}
    </div>
  );
}
