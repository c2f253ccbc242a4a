import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AsOf, NoSavedCopy } from '../../../../offline/saved-reads/saved-copy.tsx';
import type { SavedRow as Row } from '../../../../offline/saved-search/search-saved.ts';
import { savedSearchTexts } from '../../../../parts/search/saved-search-texts.ts';
import { texts } from '../../../../texts/app-texts.ts';
import { DrawingImage } from '../../../../ui/image/drawing-image.tsx';
import { Button, buttonClass } from '../../../../ui/kit/button.tsx';
import { titleOf } from '../../../../ui/load/part.ts';
import { MoneySwitch } from '../../../../ui/money/money-switch.tsx';
import { Price } from '../../../../ui/money/price.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { useRootTexts } from '../../../../ui/root-context.ts';
import { productPageTexts } from '../../product-page-texts.ts';
import { ProductProperties } from '../../property/product-properties.tsx';
import { savedListReads } from '../../saved-list/queries.ts';
import { CallLink } from '../call/call-link.tsx';
import classes from './product-saved-row.module.css';
import { RowName, RowNumbers, RowTerms } from './row-facts.tsx';

type SavedRowProps = {
  id: string;
  onRetry: () => void;
  /** Shown until the device has answered. */
  waiting: ReactNode;
};

/** A part whose page the device does not have: what its row in a list tells, and that the rest is not here. */
export function SavedRow({ id, onRetry, waiting }: SavedRowProps) {
  const saved = useQuery(savedListReads.part(id));
  if (saved.isPending) return waiting;
  if (!saved.data) return <NoSavedCopy onRetry={onRetry} />;
  return <RowFacts saved={saved.data} onRetry={onRetry} />;
}

function RowFacts({ saved: { row, at, phones, properties }, onRetry }: { saved: Row; onRetry: () => void }) {
  const title = titleOf(row);
  const { contact } = useRootTexts();
  const [isUndrawn, setUndrawn] = useState(false);
  return (
    <article className={classes.page}>
      <PageHead title={title} noindex />
      <div className={classes.note} role="status">
        <p>
          <b>{texts.states.noSavedCopy}.</b> {savedSearchTexts.row}
        </p>
        <Button onClick={onRetry}>{texts.states.retry}</Button>
      </div>
      <RowName of={row} part={row.part} />
      <RowNumbers of={row} part={row.part} />
      {/* The device may not have the drawing: phones show none in lists. */}
      <figure className={classes.figure} onErrorCapture={() => setUndrawn(true)}>
        <DrawingImage imageUrl={isUndrawn ? null : row.imageUrl} glyph={row.glyph} alt={title} isFirst />
      </figure>
      <section className={classes.offer} aria-label={productPageTexts.priceHeading}>
        <p className={classes.price}>
          <Price of={row} withUnit />
        </p>
        <p className={classes.small}>
          <AsOf at={at} /> <MoneySwitch />
        </p>
        <RowTerms of={row} part={row.part} className={classes.terms} />
        {phones.length > 0 && (
          <CallLink call={{ offer: { ...row, phones: [...phones] }, at }} className={buttonClass('accent')}>
            {contact}
          </CallLink>
        )}
      </section>
      <ProductProperties properties={[...properties]} />
    </article>
  );
}
