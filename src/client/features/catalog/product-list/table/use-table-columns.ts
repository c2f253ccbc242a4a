import { useMemo } from 'react';
import type { ProductRow } from '../../../../../contract/catalog/product.ts';
import { useRootTexts } from '../../../../ui/root-context.ts';
import { useStore } from '../../../../ui/store.ts';
import { shownUnit, useUnitChoices } from '../../property/product-units.ts';
import { propertyColumns } from '../product-columns.ts';
import { titlesOf } from '../rows/folded-title.ts';
import { tableRooms } from './sized-columns.ts';
import { isHidden, tableLook } from './table-look.ts';
import type { UnitColumn } from './table-state.ts';

type Listed = {
  items: readonly ProductRow[];
  firstCount: number;
  isMixed: boolean;
  category: string | undefined;
};

/** The property columns of a table and their rooms. The first items decide on them: more pages move nothing. */
export function useTableColumns({ items, firstCount, isMixed, category }: Listed) {
  const words = useRootTexts();
  const choices = useUnitChoices();
  const look = useStore(tableLook, '');
  const first = useMemo(() => items.slice(0, firstCount), [items, firstCount]);
  const all = useMemo(
    () => (isMixed ? [] : propertyColumns(first)).map((one) => ({ ...one, shownUnit: shownUnit(one, choices) })),
    [first, isMixed, choices],
  );
  const { rooms, saidPriceRoom } = useMemo(
    () => tableRooms(all, { items: first, titles: titlesOf(first, category), look, words }),
    [all, first, category, look, words],
  );
  const columns = useMemo(
    () => all.map((one): UnitColumn => ({ ...one, room: rooms.get(one.propertyId) })),
    [all, rooms],
  );
  const shown = useMemo(() => columns.filter(({ propertyId }) => !isHidden(look, propertyId)), [columns, look]);
  return { words, choices, look, columns, shown, saidPriceRoom: isMixed ? undefined : saidPriceRoom };
}
