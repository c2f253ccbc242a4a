import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OwnPageCard } from '../../../../contract/content/page.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { type DeskColumns, DeskRows, rowTargetClass } from '../../../parts/account/desk-rows.tsx';
import { contentEditorTexts as words } from '../../../parts/content/content-editor-texts.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import classes from './editor.module.css';
import { NeedsNetwork } from './needs-network.tsx';
import { NewContent } from './new-content.tsx';
import { ownContentTarget } from './own-content-target.ts';
import { ownContentReads } from './queries.ts';

type ContentsScreenProps = {
  /** Without it all pages that the person writes. */
  supplierId?: string;
};

/** The pages of contents that a supplier's people or an operator write. */
export function ContentsScreen({ supplierId }: ContentsScreenProps) {
  const contents = useInfiniteQuery(ownContentReads(usePrivateApi()).list(supplierId));
  return (
    <section className={classes.form}>
      <PageHead title={words.title} noindex />
      <p className={classes.faded}>{words.lead}</p>
      <ReadGate
        query={contents}
        skeleton={<Skeleton shape="cards" count={4} />}
        unsaved={<NeedsNetwork onRetry={() => void contents.refetch()} />}
      >
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return (
            <>
              <NewContent supplierId={supplierId} />
              {items.length === 0 ? (
                <Notice heading={words.none} hint={words.noneHint} />
              ) : (
                <DeskRows
                  caption={words.title}
                  columns={columnsFor(supplierId)}
                  items={items}
                  keyOf={({ id }) => id}
                  cards={() => (
                    <ul className={classes.cards}>
                      {items.map((page) => (
                        <ContentCard key={page.id} page={page} supplierId={supplierId} />
                      ))}
                    </ul>
                  )}
                />
              )}
              <ListEnd {...endOf(contents)} />
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}

function ContentCard({ page, supplierId }: ContentsScreenProps & { page: OwnPageCard }) {
  const { id, title, status, contentType, pageType, supplier, publishedAt, updatedAt } = page;
  const time = publishedAt && formatJalali(publishedAt, status === 'scheduled' ? 'dateTime' : 'short');
  const facts = [
    contentType?.title ?? words.pageTypes[pageType],
    supplier?.name,
    time && (status === 'scheduled' ? words.scheduledAt(time) : words.publishedAt(time)),
    words.updatedAt(formatJalali(updatedAt, 'dateTime')),
  ];
  return (
    <li className={classes.card}>
      <h2>
        <Name text={title} />
      </h2>
      <p className={classes.facts}>
        <Status page={page} />
      </p>
      <p className={classes.faded}>{facts.filter(Boolean).join(' · ')}</p>
      <div className={classes.choices}>
        <Link
          {...ownContentTarget(id, supplierId)}
          aria-label={words.edit(title)}
          className={buttonClass('secondary', 'compact')}
        >
          {words.open}
        </Link>
      </div>
    </li>
  );
}

const Status = ({ page: { status, isChanged } }: { page: OwnPageCard }) => (
  <>
    <span className={classes.mark} data-status={status}>
      {words.statuses[status]}
    </span>
    {status === 'published' && isChanged && <span className={classes.faded}>{words.changed}</span>}
  </>
);

/** The same at a desk. */
const columnsFor = (supplierId: string | undefined): DeskColumns<OwnPageCard> => [
  {
    name: words.columns.title,
    look: 'text',
    cell: ({ id, title }) => (
      <Link {...ownContentTarget(id, supplierId)} className={rowTargetClass}>
        <Name text={title} />
      </Link>
    ),
  },
  { name: words.columns.status, cell: (page) => <Status page={page} /> },
  { name: words.columns.type, cell: ({ contentType, pageType }) => contentType?.title ?? words.pageTypes[pageType] },
  { name: words.columns.supplier, cell: ({ supplier }) => supplier && <Name text={supplier.name} /> },
  {
    name: words.columns.publishedAt,
    cell: ({ publishedAt, status }) =>
      publishedAt && formatJalali(publishedAt, status === 'scheduled' ? 'dateTime' : 'short'),
  },
  { name: words.columns.updatedAt, cell: ({ updatedAt }) => formatJalali(updatedAt, 'dateTime') },
];
