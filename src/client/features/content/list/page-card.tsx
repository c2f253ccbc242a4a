import { Link } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import type { PageCard } from '../../../../contract/content/page.ts';
import { FIGURE_SIZE } from '../../../../core/content/figures.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { objectTarget } from '../../../router/object-target.ts';
import { Name } from '../../../ui/name.tsx';
import { contentsTexts as words } from '../contents-texts.ts';
import classes from './page-card.module.css';

/** Without a network the room stays, and no sign of a broken picture. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.style.visibility = 'hidden';
};

type PageCardViewProps = {
  page: PageCard;
  /** Of the list's headings. @default 2 */
  level?: 2 | 3;
  /** In sight at once: its picture is not loaded later. @default false */
  isFirst?: boolean;
};

/** A page in a list: cover, title, lead, date and the time that it takes to read. */
export function PageCardView({ page, level = 2, isFirst = false }: PageCardViewProps) {
  const { id, slug, title, lead, coverUrl, publishedAt, readingMin, likeCount } = page;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classes.card}>
      <span className={classes.cover}>
        {coverUrl && (
          <img
            src={coverUrl}
            alt=""
            {...FIGURE_SIZE}
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
            onError={hide}
          />
        )}
      </span>
      <div className={classes.words}>
        <Heading className={classes.title}>
          <Link {...objectTarget('page', id, slug)} className={classes.link}>
            <Name text={title} />
          </Link>
        </Heading>
        {lead && (
          <p className={classes.lead}>
            <Name text={lead} />
          </p>
        )}
        <p className={classes.facts}>
          <time dateTime={publishedAt}>{formatJalali(publishedAt)}</time>
          <span>{words.reading(readingMin)}</span>
          {likeCount > 0 && <span>{words.likes(likeCount)}</span>}
        </p>
      </div>
    </article>
  );
}

/** In the place of a page that is being loaded. */
export const PageCardSkeleton = () => (
  <div className={classes.card}>
    <span className={classes.cover} />
    <div className={classes.lines} />
  </div>
);
