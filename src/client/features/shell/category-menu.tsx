import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ReadGate } from '../../data/read-gate.tsx';
import { useReads } from '../../data/use-reads.ts';
import { Sheet } from '../../ui/kit/sheet.tsx';
import classes from './category-menu.module.css';
import { CategoryTabs } from './category-tabs.tsx';
import { menuTexts } from './menu-texts.ts';

const SKELETON_ROWS = 8;

/** All categories to the third level: a sheet on phones, a panel under the header elsewhere. */
export default function CategoryMenu({ onClose }: { onClose: () => void }) {
  const menu = useQuery(useReads().catalog.menu());
  const isThere = menu.data !== undefined;
  const chosenTab = useRef<HTMLButtonElement>(null);
  // To the tabs as soon as they are there; Tab then goes on into the categories.
  useEffect(() => {
    if (isThere) chosenTab.current?.focus();
  }, [isThere]);
  return (
    <Sheet heading={menuTexts.heading} form="full" className={classes.menu} onClose={onClose}>
      {(close) => (
        <ReadGate query={menu} skeleton={<MenuSkeleton />}>
          {(roots) => <CategoryTabs ref={chosenTab} roots={roots} onLeave={close} />}
        </ReadGate>
      )}
    </Sheet>
  );
}

function MenuSkeleton() {
  return (
    <div className={classes.skeleton}>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all alike.
        <span key={row} />
      ))}
    </div>
  );
}
