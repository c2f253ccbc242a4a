import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatJalali } from '../../../../core/time/dates.ts';
import { ApiError } from '../../../data/api.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Blocks } from '../block/blocks.tsx';
import { contentsTexts as words } from '../contents-texts.ts';
import { useContentReads } from '../queries.ts';
import classes from './article-screen.module.css';
import { pageImageUrl } from './page-image.ts';

type StaticScreenProps = {
  uniqueName: string;
  /** Where no page has the name. */
  missing: ReactNode;
  /** Where nobody answers and the device has no copy. */
  unsaved: ReactNode;
};

/** A page of the site itself: terms, privacy, about. */
export function StaticScreen({ uniqueName, missing, unsaved }: StaticScreenProps) {
  const query = useQuery({ ...useContentReads().named(uniqueName), throwOnError: false });
  if (query.data === undefined && query.error instanceof ApiError && query.error.status === 404) return missing;
  return (
    <ReadGate query={query} skeleton={<div className={classes.waiting} />} unsaved={unsaved}>
      {({ id, title, lead, body, seo, updatedAt, parts, drawings }) => (
        <article className={classes.article}>
          <PageHead
            title={seo.title ?? title}
            description={seo.description ?? lead}
            canonicalPath={`/page/${uniqueName}`}
            noindex={seo.noindex ?? false}
            kind="article"
          />
          <h1 className={classes.title}>
            <Name text={title} />
          </h1>
          {lead && (
            <p className={classes.lead}>
              <Name text={lead} />
            </p>
          )}
          <div className={classes.head}>
            <p className={classes.facts}>
              <time dateTime={updatedAt}>{words.updated(formatJalali(updatedAt))}</time>
            </p>
            <Button onClick={() => print()}>{words.print}</Button>
          </div>
          <Blocks
            body={body}
            parts={parts}
            drawings={drawings}
            at={query.dataUpdatedAt}
            imageUrl={(fileId) => pageImageUrl(id, fileId)}
          />
        </article>
      )}
    </ReadGate>
  );
}
