import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { OwnPage } from '../../../../contract/content/own-page.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { contentEditorTexts as words } from '../../../parts/content/content-editor-texts.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ContentEditor } from './content-editor.tsx';
import classes from './editor.module.css';
import { joined, KnowingContext, type KnownThings, nothingKnown, shownBy } from './known-things.ts';
import { NeedsNetwork } from './needs-network.tsx';
import { ownContentsTarget } from './own-content-target.ts';
import { ownContentReads } from './queries.ts';
import { StoredPictures } from './stored-pictures.tsx';

type EditorScreenProps = {
  pageId: string;
  /** In whose list the page is. @default in that of an operator */
  supplierId?: string;
};

/** One page of contents: to write, to look at and to publish. */
export function EditorScreen({ pageId, supplierId }: EditorScreenProps) {
  const page = useQuery(ownContentReads(usePrivateApi()).page(pageId));
  return (
    <section className={classes.form}>
      <PageHead title={words.editTitle} noindex />
      <p>
        <Link {...ownContentsTarget(supplierId)} className={buttonClass('link')}>
          {words.all}
        </Link>
      </p>
      <ReadGate
        query={page}
        skeleton={<Skeleton shape="fields" count={5} />}
        hideTime
        unsaved={<NeedsNetwork onRetry={() => void page.refetch()} />}
      >
        {(own) => (
          <Knowing page={own}>
            <h2>
              <Name text={own.title} />
            </h2>
            <StoredPictures id={own.id} content={own.draft} />
            <ContentEditor page={own} />
          </Knowing>
        )}
      </ReadGate>
    </section>
  );
}

function Knowing({ page, children }: { page: OwnPage; children: ReactNode }) {
  const [learnt, setLearnt] = useState<KnownThings>(nothingKnown);
  const learn = useCallback((more: Partial<KnownThings>) => setLearnt((before) => joined(before, more)), []);
  const knowing = useMemo(() => ({ known: joined(learnt, shownBy(page.shown)), learn }), [learnt, page.shown, learn]);
  return <KnowingContext value={knowing}>{children}</KnowingContext>;
}
