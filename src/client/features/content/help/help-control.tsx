import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { ApiError } from '../../../data/api.ts';
import { useApi } from '../../../data/use-api.ts';
import { whenIdle } from '../../../offline/idle.ts';
import { savesData } from '../../../ui/device/saves-data.ts';
import type { HelpProps } from '../../../ui/help-button.tsx';
import { IconButton } from '../../../ui/kit/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import classes from './help.module.css';
import { helpTexts as words } from './help-texts.ts';
import { helpReads } from './queries.ts';

const HelpSheet = lazyPart(() => import('./help-sheet.tsx'));

const READ_LATEST_MS = 5_000;

/** Opens the help for the element beside it. Nothing is drawn for an element without help. */
export default function HelpControl({ id }: HelpProps) {
  const [isOpen, setOpen] = useState(false);
  const isWanted = useIsWanted() || isOpen;
  const read = helpReads(useApi()).entry(id);
  const { data, error } = useQuery({ ...read, enabled: isWanted, throwOnError: false });
  if (data === undefined && error instanceof ApiError && error.status === 404) return null;
  return (
    <>
      <IconButton
        label={data ? words.helpOf(data.title) : words.help}
        aria-haspopup="dialog"
        className={classes.button}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" width={20} height={20} className={classes.sign} aria-hidden="true">
          <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.5 9.8a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2 1-1.2 1.9M12 16.4v.1" />
        </svg>
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <HelpSheet id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Reads ahead when the page is idle: help of an element that was seen is there without a network. */
function useIsWanted(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => (savesData() ? undefined : whenIdle(() => setWanted(true), READ_LATEST_MS)), []);
  return isWanted;
}
