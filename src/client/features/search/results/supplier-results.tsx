import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SupplierCard } from '../../../../contract/suppliers/supplier.ts';
import { useReads } from '../../../data/use-reads.ts';
import { texts } from '../../../texts/texts.ts';
import { Monogram } from '../../../ui/monogram.tsx';
import { MarkedText } from '../marked-text.tsx';
import { ResultList, type ResultsProps } from './result-list.tsx';
import classes from './result-row.module.css';

export function SupplierResults(props: ResultsProps) {
  const { search } = useReads();
  const query = useInfiniteQuery(search.suppliers(props.searchKey));
  return (
    <ResultList
      {...props}
      tab="suppliers"
      query={query}
      renderItem={(supplier) => <SupplierResult supplier={supplier} searchKey={props.searchKey} />}
    />
  );
}

function SupplierResult({ supplier, searchKey }: { supplier: SupplierCard; searchKey: string }) {
  const { id, slug, name, type, city, province, itemsCount } = supplier;
  const places = [...new Set([city, province])].filter((place) => place !== null);
  return (
    <Link to="/supplier/$supplierId/$" params={{ supplierId: id, _splat: slug }} className={classes.row}>
      <span className={classes.sign}>
        <Monogram name={name} />
      </span>
      <span className={classes.name}>
        <MarkedText text={name} searchKey={searchKey} />
      </span>
      <span className={classes.facts}>
        <span>{texts.supplier.types[type]}</span>
        {places.map((place) => (
          <MarkedText key={place} text={place} searchKey={searchKey} />
        ))}
      </span>
      <span className={classes.end}>{texts.catalog.items(itemsCount)}</span>
    </Link>
  );
}
