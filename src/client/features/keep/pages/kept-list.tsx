import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadGate } from '../../../data/read-gate.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import classes from './pages.module.css';

type KeptListProps<Kept extends { id: string }> = {
  /** The server's part of the list. */
  read: UseQueryResult<{ items: unknown[] }>;
  /** With what waits to be sent. */
  items: readonly Kept[];
  none: { heading: string; hint: string };
  /** Of the list's skeleton. */
  shape: 'cards' | 'rows';
  children: (kept: Kept) => ReactNode;
};

/** What the user keeps. What the device knows by itself is shown before the server answers, and if it never does. */
export function KeptList<Kept extends { id: string }>({ read, items, none, shape, children }: KeptListProps<Kept>) {
  const list = (
    <ul className={classes.list}>
      {items.map((kept) => (
        <li key={kept.id}>{children(kept)}</li>
      ))}
    </ul>
  );
  if (read.data === undefined && items.length > 0) return list;
  return (
    <ReadGate query={read} skeleton={<Skeleton shape={shape} count={4} />}>
      {() => (items.length > 0 ? list : <Notice {...none} />)}
    </ReadGate>
  );
}
