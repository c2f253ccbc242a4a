import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ReadGate } from '../../data/read-gate.tsx';
import { useReads } from '../../data/use-reads.ts';
import { menuTexts } from '../../texts/menu.ts';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './category-menu.module.css';
import { CategoryTabs } from './category-tabs.tsx';

const SKELETON_ROWS = 8;

/** All categories to the third level: a sheet on phones, a panel under the header elsewhere. */
export default function CategoryMenu({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const menu = useQuery(useReads().catalog.menu());
  const isThere = menu.data !== undefined;
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // Focuses the tabs once they are loaded; Tab then moves into the categories.
  useEffect(() => {
    if (isThere) dialog.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [isThere]);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a touch beside the panel closes it; the keyboard has Escape.
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={menuTexts.heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <h2>{menuTexts.heading}</h2>
          <button type="button" className={classes.close} aria-label={texts.shell.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <ReadGate query={menu} skeleton={<MenuSkeleton />}>
          {(roots) => <CategoryTabs roots={roots} onLeave={close} />}
        </ReadGate>
      </div>
    </dialog>
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
