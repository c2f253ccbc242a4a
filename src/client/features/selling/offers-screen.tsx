import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SupplierCard } from '../../../contract/suppliers/supplier.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import classes from '../../parts/account/cards.module.css';
import { NotMine } from '../../parts/selling/not-mine.tsx';
import { sellingReads } from '../../parts/selling/queries.ts';
import { sellingTexts } from '../../parts/selling/selling-texts.ts';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { endOf, ListEnd } from '../../ui/kit/list-end.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { Sheet } from '../../ui/kit/sheet.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { MoneySwitch } from '../../ui/money/money-switch.tsx';
import { Name } from '../../ui/name.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { useWide } from '../../ui/use-wide.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferSearch } from './offer-search.tsx';
import { OfferTable } from './offer-table.tsx';
import { SheetTools } from './sheet-tools.tsx';

const { offers: words, form } = sellingTexts;
const TOAST_ID = 'offer-saved';

/** The offers of a supplier, for its own people. */
export function OffersScreen({ supplierId }: { supplierId: string }) {
  const suppliers = useQuery(sellingReads(usePrivateApi()).suppliers());
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <ReadGate query={suppliers} skeleton={<Skeleton shape="cards" />} hideTime>
        {(acted) => {
          const supplier = acted.find(({ id }) => id === supplierId);
          return supplier ? <Offers supplier={supplier} /> : <NotMine />;
        }}
      </ReadGate>
    </section>
  );
}

function Offers({ supplier }: { supplier: SupplierCard }) {
  const [q, setQ] = useState('');
  const isWide = useWide();
  const [openId, setOpenId] = useState<string>();
  const offers = useInfiniteQuery(sellingReads(usePrivateApi()).offers(supplier.id, q));
  const items = offers.data?.pages.flatMap((page) => page.items) ?? [];
  const total = offers.data?.pages[0]?.totalCount ?? items.length;
  const opened = items.find(({ id }) => id === openId);
  const handleSaved = () => {
    showToast({ id: TOAST_ID, kind: 'done', text: form.saved });
    setOpenId(undefined);
  };
  return (
    <>
      <h2>
        <Name text={supplier.name} />
      </h2>
      <p>
        <Link
          to="/supplier/$supplierId/$"
          params={{ supplierId: supplier.id, _splat: supplier.slug }}
          className={buttonClass('link')}
        >
          {words.publicPage}
        </Link>
      </p>
      <SheetTools supplierId={supplier.id} q={q} />
      <OfferSearch key={q} text={q} onSearch={setQ} />
      <ReadGate query={offers} skeleton={<Skeleton shape="cards" />}>
        {() =>
          items.length === 0 ? (
            <Notice heading={q ? words.notFound : words.none} hint={q ? words.notFoundHint : undefined}>
              {q && <Button onClick={() => setQ('')}>{words.all}</Button>}
            </Notice>
          ) : (
            <>
              <MoneySwitch />
              {isWide ? (
                <OfferTable caption={sellingTexts.openOffersOf(supplier.name)} offers={items} onEdit={setOpenId} />
              ) : (
                <ul className={classes.cards}>
                  {items.map((offer) => (
                    <OfferCard key={offer.id} offer={offer} onEdit={() => setOpenId(offer.id)} />
                  ))}
                </ul>
              )}
              <ListEnd shown={words.shown(items.length, total)} {...endOf(offers)} />
            </>
          )
        }
      </ReadGate>
      {opened && (
        <Sheet heading={form.heading(opened.title)} onClose={() => setOpenId(undefined)}>
          {(close) => <OfferForm offer={opened} onSaved={handleSaved} onCancel={close} />}
        </Sheet>
      )}
    </>
  );
}
