import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { scopeOf } from '../../../core/imports/import-scopes.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { DeskRows } from '../../parts/account/desk-rows.tsx';
import { isRefused, Refused } from '../../parts/account/operator-gate.tsx';
import { faultText } from '../../parts/form/field-faults.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { endOf, ListEnd } from '../../ui/kit/list-end.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FileDrop } from './file-drop.tsx';
import { ImportCard, importColumns } from './import-card.tsx';
import { importPlace } from './import-place.ts';
import classes from './imports.module.css';
import { importTexts as words } from './imports-texts.ts';
import { importWrites } from './mutations.ts';
import { importReads } from './queries.ts';

/** Where an operator imports catalogues, or a supplier's people its prices, and what was imported. */
export function ImportsScreen({ supplierId }: { supplierId: string | null }) {
  const api = usePrivateApi();
  const navigate = useNavigate();
  const list = useInfiniteQuery(importReads(api).list(supplierId));
  const send = useMutation(importWrites(api).send());
  if (isRefused(list.error)) return <Refused />;
  const handleFile = (file: File) =>
    send.mutate({ file, supplierId }, { onSuccess: ({ info }) => void navigate(importPlace(info)) });
  const { title, hint, none, noneHint } = words.scopes[scopeOf(supplierId)];
  return (
    <section className={classes.screen}>
      <PageHead title={title} noindex />
      {supplierId !== null && (
        <p>
          <Link to="/profile/suppliers/$supplierId" params={{ supplierId }} className={buttonClass('link')}>
            {words.backToOffers}
          </Link>
        </p>
      )}
      <FileDrop
        hint={hint}
        isBusy={send.isPending}
        fault={send.error ? faultText(send.error, words) : undefined}
        onFile={handleFile}
      />
      <h2>{words.list}</h2>
      <ReadGate query={list} skeleton={<Skeleton shape="cards" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <Notice heading={none} hint={noneHint} />;
          return (
            <>
              <DeskRows
                caption={words.list}
                columns={importColumns}
                items={items}
                keyOf={({ id }) => id}
                cards={() => (
                  <ul className={classes.cards}>
                    {items.map((item) => (
                      <li key={item.id}>
                        <ImportCard item={item} />
                      </li>
                    ))}
                  </ul>
                )}
              />
              <ListEnd {...endOf(list)} />
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}
