import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReadKey } from '../../../data/reads.ts';
import { NoSavedCopy } from '../../../offline/saved-reads/saved-copy.tsx';
import { searchMoreTexts } from '../../../parts/search/search-more-texts.ts';
import { texts } from '../../../texts/app-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { rowListClass } from '../../../ui/kit/row.tsx';

type SavedResultsProps<Item> = {
  read: UseQueryOptions<Item[], Error, Item[], ReadKey>;
  onRetry: () => void;
  renderItem: (item: Item) => ReactNode;
};

/** Results of one kind from what the device has; says that they are not all. */
export function SavedResults<Item extends { id: string }>({ read, onRetry, renderItem }: SavedResultsProps<Item>) {
  const { data, isPending } = useQuery(read);
  if (isPending) return null;
  if (!data || data.length === 0) return <NoSavedCopy onRetry={onRetry} />;
  return (
    <>
      <p role="status">
        {searchMoreTexts.onDevice(data.length)} <Button onClick={onRetry}>{texts.states.retry}</Button>
      </p>
      <ul className={rowListClass}>
        {data.map((item) => (
          <li key={item.id}>{renderItem(item)}</li>
        ))}
      </ul>
    </>
  );
}
