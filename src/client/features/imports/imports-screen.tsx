import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { DeskRows } from '../../parts/account/desk-rows.tsx';
import { isRefused, Refused } from '../../parts/account/operator-gate.tsx';
import { faultText } from '../../parts/form/field-faults.ts';
import { endOf, ListEnd } from '../../ui/kit/list-end.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FileDrop } from './file-drop.tsx';
import { ImportCard, importColumns } from './import-card.tsx';
import classes from './imports.module.css';
import { importTexts as words } from './imports-texts.ts';
import { importWrites } from './mutations.ts';
import { importReads } from './queries.ts';

/** Where an operator imports files, and sees what was imported. */
export function ImportsScreen() {
  const api = usePrivateApi();
  const navigate = useNavigate();
  const list = useInfiniteQuery(importReads(api).list());
  const send = useMutation(importWrites(api).send());
  if (isRefused(list.error)) return <Refused />;
  const handleFile = (file: File) =>
    send.mutate(file, {
      onSuccess: ({ info }) => void navigate({ to: '/profile/admin/imports/$importId', params: { importId: info.id } }),
    });
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <FileDrop
        isBusy={send.isPending}
        fault={send.error ? faultText(send.error, words) : undefined}
        onFile={handleFile}
      />
      <h2>{words.list}</h2>
      <ReadGate query={list} skeleton={<Skeleton shape="cards" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <Notice heading={words.none} hint={words.noneHint} />;
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
