import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import classes from '../../parts/account/cards.module.css';
import { CustomerLookup } from '../../parts/account/customer/customer-lookup.tsx';
import { merchantReads } from '../../parts/account/merchants/queries.ts';
import { OwnSuppliers } from '../../parts/selling/own-suppliers.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { Sheet } from '../../ui/kit/sheet.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { AgentsSheet } from './agents/agents-sheet.tsx';
import { OwnAgencies } from './agents/own-agencies.tsx';
import { merchantIdStateAtom } from './atoms.ts';
import { MerchantCard } from './merchant-card.tsx';
import { MerchantForm } from './merchant-form.tsx';
import { merchantTexts as words } from './merchants-texts.ts';
import { SettingSheet } from './setting-sheet.tsx';

const TOAST_ID = 'merchant-saved';

/** The merchants that the person owns, and the way to become one. */
export function MerchantsScreen() {
  const api = usePrivateApi();
  const merchants = useQuery(merchantReads(api).mine());
  const agencies = useQuery({ ...merchantReads(api).agencies(), throwOnError: false });
  const isTrader =
    merchants.data?.items.some(({ status }) => status === 'confirmed') ||
    agencies.data?.items.some(({ state }) => state === 'active');
  const [merchantId, setMerchantId] = useAtom(merchantIdStateAtom);
  const [shown, setShown] = useState<'form' | 'setting' | 'agents'>();
  useEffect(() => () => setMerchantId(null), [setMerchantId]);
  const open = (kind: typeof shown, id: string | null) => {
    setMerchantId(id);
    setShown(kind);
  };
  const handleClose = () => open(undefined, null);
  const handleSaved = (text: string) => {
    showToast({ id: TOAST_ID, kind: 'done', text });
    handleClose();
  };
  const known = merchants.data?.items.find(({ id }) => id === merchantId);
  const add = (label: string, look: 'primary' | 'secondary') => (
    <Button look={look} aria-haspopup="dialog" onClick={() => open('form', null)}>
      {label}
    </Button>
  );
  return (
    <div className={classes.sections}>
      <PageHead title={words.title} noindex />
      <OwnAgencies onSetting={(id) => open('setting', id)} />
      <OwnSuppliers />
      <section className={classes.screen}>
        <h2>{words.title}</h2>
        <p className={classes.facts}>{words.intro}</p>
        <ReadGate query={merchants} skeleton={<Skeleton shape="cards" count={2} />}>
          {({ items }) =>
            items.length === 0 ? (
              <Notice heading={words.none} hint={words.noneHint}>
                {add(words.add, 'primary')}
              </Notice>
            ) : (
              <>
                <ul className={classes.cards}>
                  {items.map((merchant) => (
                    <MerchantCard
                      key={merchant.id}
                      merchant={merchant}
                      onEdit={() => open('form', merchant.id)}
                      onSetting={() => open('setting', merchant.id)}
                      onAgents={() => open('agents', merchant.id)}
                    />
                  ))}
                </ul>
                {add(words.addMore, 'secondary')}
              </>
            )
          }
        </ReadGate>
      </section>
      {isTrader && <CustomerLookup />}
      {shown === 'form' && (
        <Sheet heading={known ? words.form.edit : words.form.add} onClose={handleClose}>
          {(close) => <MerchantForm known={known} onSaved={() => handleSaved(words.form.saved)} onCancel={close} />}
        </Sheet>
      )}
      {shown === 'agents' && known && <AgentsSheet merchant={known} onClose={handleClose} />}
      {shown === 'setting' && merchantId !== null && (
        <SettingSheet merchantId={merchantId} onSaved={() => handleSaved(words.sale.saved)} onClose={handleClose} />
      )}
    </div>
  );
}
