import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { sellingReads } from '../../../parts/selling/queries.ts';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { rowListClass } from '../../../ui/kit/row.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { tradeReads } from '../queries.ts';
import { OpenRow } from './open-row.tsx';
import { openTexts as words } from './open-texts.ts';

type OpenListProps = { supplierId: string | undefined; onSupplier: (supplierId: string) => void };

/** The open requests that a supplier of the user may join. */
export function OpenList({ supplierId, onSupplier }: OpenListProps) {
  const suppliers = useQuery(sellingReads(usePrivateApi()).suppliers());
  return (
    <ReadGate query={suppliers} skeleton={<Skeleton shape="rows" count={4} />}>
      {(own) => {
        const chosen = own.find(({ id }) => id === supplierId) ?? own[0];
        if (!chosen) return <Notice {...words.noSupplier} />;
        return (
          <>
            {own.length > 1 && (
              <Field label={words.supplier}>
                {(wiring) => (
                  <Select {...wiring} value={chosen.id} onChange={({ currentTarget: { value } }) => onSupplier(value)}>
                    {own.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
            <OpenCards supplierId={chosen.id} />
          </>
        );
      }}
    </ReadGate>
  );
}

function OpenCards({ supplierId }: { supplierId: string }) {
  const list = useInfiniteQuery(tradeReads(usePrivateApi()).open(supplierId));
  return (
    <ReadGate query={list} skeleton={<Skeleton shape="rows" count={4} />}>
      {({ pages }) => {
        const cards = pages.flatMap(({ items }) => items);
        if (cards.length === 0) return <Notice {...words.none} />;
        return (
          <>
            <ul className={rowListClass}>
              {cards.map((card) => (
                <OpenRow key={card.id} card={card} supplierId={supplierId} />
              ))}
            </ul>
            <ListEnd {...endOf(list)} />
          </>
        );
      }}
    </ReadGate>
  );
}
