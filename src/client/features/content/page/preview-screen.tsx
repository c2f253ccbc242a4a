import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ApiError } from '../../../data/api.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Blocks } from '../block/blocks.tsx';
import classes from './article-screen.module.css';
import { previewTexts as words } from './content-preview-texts.ts';
import { readPreviewHash } from './preview-link.ts';
import { useDraftRead } from './queries.ts';

/** A draft, for whoever has its link. The device keeps nothing of it. */
export function PreviewScreen() {
  const hash = useLocation({ select: (location) => location.hash });
  const asked = readPreviewHash(hash);
  return (
    <>
      <PageHead title={words.title} noindex />
      {asked ? <Draft key={hash} {...asked} /> : <Gone />}
    </>
  );
}

function Draft({ pageId, token }: { pageId: string; token: string }) {
  const draft = useQuery({ ...useDraftRead(pageId, token), throwOnError: false });
  const isRefused = draft.data === undefined && draft.error instanceof ApiError && draft.error.status === 404;
  if (isRefused) return <Gone />;
  return (
    <ReadGate query={draft} skeleton={<div className={classes.waiting} />}>
      {({ title, lead, body, parts, drawings }) => (
        <article className={classes.article}>
          <Notice heading={words.heading} hint={words.hint} />
          <h1 className={classes.title}>
            <Name text={title} />
          </h1>
          {lead && (
            <p className={classes.lead}>
              <Name text={lead} />
            </p>
          )}
          <Blocks body={body} parts={parts} drawings={drawings} at={draft.dataUpdatedAt} />
        </article>
      )}
    </ReadGate>
  );
}

const Gone = () => (
  <>
    <h1 className={classes.title}>{words.title}</h1>
    <Notice heading={words.gone} hint={words.goneHint} />
  </>
);
