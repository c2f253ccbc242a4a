import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ContentPage } from '../../../../contract/content/page.ts';
import { FIGURE_SIZE } from '../../../../core/content/figures.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { useCanonicalName } from '../../../router/canonical.ts';
import { Name } from '../../../ui/name.tsx';
import { ObjectControls } from '../../../ui/object-controls.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { Blocks } from '../block/blocks.tsx';
import { contentsTexts as words } from '../contents-texts.ts';
import { ContentBreadcrumb } from '../list/content-breadcrumb.tsx';
import { typePath } from '../list/type-path.ts';
import { useContentReads } from '../queries.ts';
import { ArticleAround } from './article-around.tsx';
import classes from './article-screen.module.css';
import { OnPage } from './on-page.tsx';
import { pageImageUrl } from './page-image.ts';

type ArticleScreenProps = {
  pageId: string;
  /** What follows `/contents/` in the URL. */
  written: string;
  /** The canonical form of `written`. */
  pathOf: (page: ContentPage) => string;
  /** Likes and comments, below the text. */
  reactions?: (page: ContentPage) => ReactNode;
  /** The page stands in a frame that has its title. @default false */
  isFramed?: boolean;
};

export function ArticleScreen({ pageId, written, pathOf, ...shown }: ArticleScreenProps) {
  const query = useQuery(useContentReads().page(pageId));
  useCanonicalName(written, query.data && pathOf(query.data));
  return (
    <ReadGate query={query} skeleton={<div className={classes.waiting} />} hideTime>
      {(page) => <Article page={page} at={query.dataUpdatedAt} isFetching={query.isFetching} {...shown} />}
    </ReadGate>
  );
}

type ArticleProps = Pick<ArticleScreenProps, 'reactions' | 'isFramed'> & {
  page: ContentPage;
  at: number;
  isFetching: boolean;
};

function Article({ page, at, isFetching, reactions, isFramed = false }: ArticleProps) {
  const { id, slug, title, lead, seo, coverUrl, contentType } = page;
  const types = useQuery({ ...useContentReads().tree(), throwOnError: false });
  const path = typePath(types.data ?? [], contentType?.id);
  return (
    <article className={classes.article}>
      <PageHead
        title={seo.title ?? title}
        description={seo.description ?? lead}
        canonicalPath={`/contents/${id}/${slug}`}
        noindex={seo.noindex ?? false}
        kind="article"
        shared={{ kind: 'content', id, version: page.version }}
      />
      {!isFramed && (
        <>
          <ContentBreadcrumb above={path} current={title} />
          <h1 className={classes.title}>
            <Name text={title} />
          </h1>
        </>
      )}
      {lead && (
        <p className={classes.lead}>
          <Name text={lead} />
        </p>
      )}
      <div className={classes.head}>
        <p className={classes.facts}>
          <span>
            {page.supplier ? (
              <>
                {words.by}{' '}
                <Link
                  to="/supplier/$supplierId/$"
                  params={{ supplierId: page.supplier.id, _splat: page.supplier.slug }}
                >
                  <bdi>{page.supplier.name}</bdi>
                </Link>
              </>
            ) : (
              words.editors
            )}
          </span>
          <time dateTime={page.publishedAt}>{formatJalali(page.publishedAt)}</time>
          <span>{words.reading(page.readingMin)}</span>
          <AsOf at={at} isFetching={isFetching} />
        </p>
        <ShareButton title={title} />
        <ObjectControls objectType="page" objectId={id} object={{ title, slug, glyph: null }} />
      </div>
      {coverUrl && (
        <img src={coverUrl} alt="" {...FIGURE_SIZE} fetchPriority="high" decoding="async" className={classes.cover} />
      )}
      <OnPage body={page.body} />
      <Blocks
        body={page.body}
        parts={page.parts}
        drawings={page.drawings}
        at={at}
        imageUrl={(fileId) => pageImageUrl(id, fileId)}
      />
      <ArticleAround page={page} />
      {reactions?.(page)}
    </article>
  );
}
