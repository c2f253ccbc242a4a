import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContentTypeCard } from '../../../../contract/content/content-type.ts';
import { toSlug } from '../../../../core/text/slug.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { contentsTexts as words } from '../contents-texts.ts';
import { type PagesOf, useContentReads } from '../queries.ts';
import { ContentBreadcrumb } from './content-breadcrumb.tsx';
import { ContentList, ContentListSkeleton } from './content-list.tsx';
import classes from './list-screen.module.css';
import { TypeTree } from './type-tree.tsx';

/** All contents, the newest first. */
export const AllContentsScreen = () => (
  <ListFrame title={words.title} description={words.description} canonicalPath="/contents" of={{}} />
);

/** The contents of a type and of those below it. */
export function TypeScreen({ contentTypeId }: { contentTypeId: string }) {
  const path = useQuery(useContentReads().path(contentTypeId));
  return (
    <ReadGate query={path} skeleton={<ContentListSkeleton />} hideTime>
      {(types) => {
        const title = types.at(-1)?.title ?? words.title;
        return (
          <ListFrame
            title={title}
            description={words.descriptionOf(title)}
            canonicalPath={`/contents/${contentTypeId}`}
            above={types.slice(0, -1)}
            of={{ contentTypeId }}
          />
        );
      }}
    </ReadGate>
  );
}

/** @param written the label as in the address */
export function LabelScreen({ written }: { written: string }) {
  const slug = toSlug(written);
  const of = { label: slug };
  const list = useInfiniteQuery(useContentReads().list(of));
  const [first] = list.data?.pages[0]?.items ?? [];
  const label = first?.labels.find((one) => one.slug === slug)?.title ?? written.replaceAll('-', ' ');
  const title = words.labelled(label);
  return (
    <ListFrame
      title={title}
      description={words.descriptionOf(title)}
      canonicalPath={`/contents/label/${slug}`}
      of={of}
      none={<Notice heading={words.noneLabelled} hint={words.noneHint} />}
    />
  );
}

type ListFrameProps = {
  title: string;
  description: string;
  canonicalPath: string;
  above?: readonly ContentTypeCard[];
  of: PagesOf;
  none?: ReactNode;
};

/** A list with the tree of types beside it. */
function ListFrame({ title, description, canonicalPath, above, of, none }: ListFrameProps) {
  const tree = useQuery({ ...useContentReads().tree(), throwOnError: false });
  return (
    <section>
      <PageHead title={title} description={description} canonicalPath={canonicalPath} />
      {canonicalPath !== '/contents' && <ContentBreadcrumb current={title} {...(above && { above })} />}
      <h1 className={classes.heading}>
        <Name text={title} />
      </h1>
      <div className={classes.columns}>
        <TypeTree tree={tree.data ?? []} />
        <div className={classes.list}>
          <ContentList key={canonicalPath} of={of} {...(none !== undefined && { none })} />
        </div>
      </div>
    </section>
  );
}
