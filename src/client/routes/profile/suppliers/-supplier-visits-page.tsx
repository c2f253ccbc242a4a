import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SupplierCard } from '../../../../contract/suppliers/supplier.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { OfferSearch } from '../../../features/selling/offer-search.tsx';
import classes from '../../../features/visits/visitor-chart/visitor-chart.module.css';
import { VisitorChart } from '../../../features/visits/visitor-chart/visitor-chart.tsx';
import { NotMine } from '../../../parts/selling/not-mine.tsx';
import { sellingReads } from '../../../parts/selling/queries.ts';
import { visitorChartTexts as words } from '../../../parts/visits/visitor-chart-texts.ts';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';

/** Where the visits of a supplier and the offers of its own people meet. */
export function SupplierVisitsPage({ supplierId }: { supplierId: string }) {
  const suppliers = useQuery(sellingReads(usePrivateApi()).suppliers());
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <ReadGate query={suppliers} skeleton={<div className={classes.skeleton} />} hideTime>
        {(acted) => {
          const supplier = acted.find(({ id }) => id === supplierId);
          return supplier ? <SupplierVisits supplier={supplier} /> : <NotMine />;
        }}
      </ReadGate>
    </section>
  );
}

function SupplierVisits({ supplier }: { supplier: SupplierCard }) {
  const [q, setQ] = useState('');
  const [productId, setProductId] = useState('');
  const offers = useInfiniteQuery(sellingReads(usePrivateApi()).offers(supplier.id, q));
  const products = offers.data?.pages.flatMap(({ items }) => items) ?? [];
  const product = products.find(({ id }) => id === productId);
  return (
    <>
      <h2>
        <Name text={supplier.name} />
      </h2>
      <OfferSearch key={q} text={q} onSearch={setQ} />
      <Field label={words.what}>
        {(wiring) => (
          <Select
            {...wiring}
            value={product?.id ?? ''}
            onChange={({ currentTarget }) => setProductId(currentTarget.value)}
          >
            <option value="">{words.supplierPage}</option>
            <optgroup label={words.products}>
              {products.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          </Select>
        )}
      </Field>
      {product ? (
        <VisitorChart key={product.id} object={{ objectType: 'product', objectId: product.id }} name={product.title} />
      ) : (
        <VisitorChart object={{ objectType: 'supplier', objectId: supplier.id }} name={supplier.name} />
      )}
    </>
  );
}
