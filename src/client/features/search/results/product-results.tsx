import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProductCard } from '../../../../contract/catalog/product.ts';
import { useReads } from '../../../data/use-reads.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { RowContent, rowClass } from '../../../ui/kit/row.tsx';
import { Price } from '../../../ui/price.tsx';
import { MarkedText } from '../marked-text.tsx';
import { ResultList, type ResultsProps } from './result-list.tsx';
import { UnderstoodNote } from './understood-note.tsx';

export function ProductResults(props: ResultsProps) {
  const { search } = useReads();
  const query = useInfiniteQuery(search.products(props.searchKey));
  const understood = query.data?.pages[0]?.understood;
  return (
    <ResultList
      {...props}
      tab="products"
      query={query}
      note={understood && <UnderstoodNote understood={understood} />}
      renderItem={(product) => <ProductResult product={product} searchKey={props.searchKey} />}
    />
  );
}

function ProductResult({ product, searchKey }: { product: ProductCard; searchKey: string }) {
  const { id, slug, title, brand, partNumber, supplier } = product;
  const isPartTold = partNumber !== null && !title.includes(partNumber);
  const isBrandTold = brand !== null && !title.includes(brand);
  return (
    <Link to="/products/$productId/$" params={{ productId: id, _splat: slug }} className={rowClass}>
      <RowContent
        sign={<Glyph name={product.glyph} size={28} />}
        name={<MarkedText text={title} searchKey={searchKey} />}
        facts={
          <>
            {isPartTold && <MarkedText text={partNumber} searchKey={searchKey} />}
            {isBrandTold && <MarkedText text={brand} searchKey={searchKey} />}
            <bdi>{supplier.name}</bdi>
          </>
        }
        end={<Price of={product} withUnit />}
      />
    </Link>
  );
}
