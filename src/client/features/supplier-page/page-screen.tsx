import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SupplierCard } from '../../../contract/suppliers/supplier.ts';
import type { SupplierPageContent } from '../../../contract/suppliers/supplier-page.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import classes from '../../parts/account/cards.module.css';
import { NotMine } from '../../parts/selling/not-mine.tsx';
import { ownPageTexts as words } from '../../parts/selling/own-page-texts.ts';
import { sellingReads } from '../../parts/selling/queries.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { Name } from '../../ui/name.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageEditor } from './page-editor.tsx';
import { pageReads } from './queries.ts';
import pageClasses from './supplier-page.module.css';

type PageScreenProps = {
  supplierId: string;
  /** Draws the public page of what is written. */
  preview: (content: SupplierPageContent) => ReactNode;
};

/** The page of a supplier, for its own people: to write, to look at and to publish. */
export function PageScreen({ supplierId, preview }: PageScreenProps) {
  const suppliers = useQuery(sellingReads(usePrivateApi()).suppliers());
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <ReadGate query={suppliers} skeleton={<Skeleton shape="fields" count={6} />} hideTime>
        {(acted) => {
          const supplier = acted.find(({ id }) => id === supplierId);
          return supplier ? <OwnPage supplier={supplier} preview={preview} /> : <NotMine />;
        }}
      </ReadGate>
    </section>
  );
}

function OwnPage({ supplier, preview }: Pick<PageScreenProps, 'preview'> & { supplier: SupplierCard }) {
  const { id, name, slug } = supplier;
  const page = useQuery(pageReads(usePrivateApi()).page(id));
  return (
    <>
      <h2>
        <Name text={name} />
      </h2>
      <p className={pageClasses.faded}>{words.lead}</p>
      <p className={pageClasses.choices}>
        <Link to="/profile/suppliers/$supplierId" params={{ supplierId: id }} className={buttonClass('link')}>
          {words.offers}
        </Link>
        <Link to="/supplier/$supplierId/$" params={{ supplierId: id, _splat: slug }} className={buttonClass('link')}>
          {words.publicPage}
        </Link>
      </p>
      <ReadGate query={page} skeleton={<Skeleton shape="fields" count={6} />} hideTime>
        {(own) => <PageEditor page={own} preview={preview} />}
      </ReadGate>
    </>
  );
}
