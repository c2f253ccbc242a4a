import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BaseProduct } from '../../../../contract/catalog/product.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { useCanonicalName } from '../../../router/canonical.ts';
import { DrawingImage } from '../../../ui/image/drawing-image.tsx';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { RootContext, useRootTexts } from '../../../ui/root-context.ts';
import { Breadcrumb } from '../category/breadcrumb.tsx';
import { UnsavedProduct } from '../product/known/unsaved-product.tsx';
import { ProductName, ProductNumbers } from '../product/product-identity.tsx';
import { ProductSkeleton } from '../product/product-skeleton.tsx';
import { BaseRequestLink } from '../product/request-link.tsx';
import { TimedSection } from '../product/timed-section.tsx';
import { productPageTexts } from '../product-page-texts.ts';
import { ProductProperties } from '../property/product-properties.tsx';
import { BaseProductOffers } from './base-product-offers.tsx';
import classes from './base-product-screen.module.css';
import { baseProductTexts } from './base-product-texts.ts';

type BaseProductScreenProps = {
  baseProductId: string;
  /** The name in the URL. */
  writtenName: string | undefined;
};

/** The offers of all suppliers of a base product, and its facts. */
export function BaseProductScreen({ baseProductId, writtenName }: BaseProductScreenProps) {
  const { catalog } = useReads();
  const base = useQuery(catalog.baseProduct(baseProductId));
  const offers = useQuery({ ...catalog.offers(baseProductId), throwOnError: false });
  useCanonicalName(writtenName, base.data?.slug);
  return (
    <ReadGate
      query={base}
      skeleton={<ProductSkeleton />}
      unsaved={<UnsavedProduct id={baseProductId} onRetry={base.refetch} />}
      hideTime
    >
      {(data) => (
        <RootContext value={data.breadcrumb[0]?.categoryType}>
          <article className={classes.page}>
            <BaseProductHead base={data} time={<AsOf at={base.dataUpdatedAt} isFetching={base.isFetching} />} />
            <div className={classes.offers}>
              <ReadGate query={offers} skeleton={<div className={classes.waiting} />} hideTime>
                {(all) =>
                  all.length === 0 ? (
                    <NoOffers base={data} />
                  ) : (
                    <TimedSection id="offers" heading={baseProductTexts.offers(all.length)} read={offers}>
                      <BaseProductOffers offers={all} at={offers.dataUpdatedAt} />
                      <BaseRequestLink
                        baseProductId={data.id}
                        className={buttonClass('accent', 'regular', classes.ask)}
                      />
                    </TimedSection>
                  )
                }
              </ReadGate>
            </div>
            <div className={classes.numbers}>
              <ProductNumbers product={data} />
            </div>
            <BaseProductFigure base={data} />
            <div className={classes.facts}>
              {/* Each offer says its own. */}
              <ProductProperties
                properties={data.properties.filter(({ name }) => name !== productPageTexts.leadTime)}
              />
              {data.description && <p className={classes.description}>{data.description}</p>}
            </div>
          </article>
        </RootContext>
      )}
    </ReadGate>
  );
}

function BaseProductHead({ base, time }: { base: BaseProduct; time: ReactNode }) {
  const { allOffers, isStocked } = useRootTexts();
  return (
    <>
      <PageHead
        title={base.title}
        description={baseProductTexts.description(base.title, base.offersCount, isStocked)}
        canonicalPath={`/products/base-product/${base.id}/${base.slug}`}
        shared={{ kind: 'base-product', id: base.id, version: base.version }}
      />
      <div className={classes.path}>
        <Breadcrumb items={base.breadcrumb} current={base.title} />
      </div>
      <div className={classes.name}>
        <p className={classes.kicker}>
          <span>{allOffers}</span> {time}
        </p>
        <ProductName product={base} />
      </div>
    </>
  );
}

function BaseProductFigure({ base }: { base: BaseProduct }) {
  const hasSizes = Object.keys(base.drawing?.dims ?? {}).length > 0;
  return (
    <figure className={classes.figure}>
      <DrawingImage imageUrl={base.imageUrl} glyph={base.glyph} alt={base.title} isFirst />
      {hasSizes && <figcaption className="visually-hidden">{productPageTexts.drawing}</figcaption>}
    </figure>
  );
}

function NoOffers({ base }: { base: BaseProduct }) {
  const words = useRootTexts();
  const category = base.breadcrumb.at(-1);
  return (
    <Notice heading={words.notOffered} hint={words.notOfferedHint}>
      {category && (
        <Link
          to="/products/category/$categoryId/$"
          params={{ categoryId: category.id, _splat: category.slug }}
          className={buttonClass()}
        >
          {words.listOf(category.name)}
        </Link>
      )}
    </Notice>
  );
}
