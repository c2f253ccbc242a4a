import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { HelpLink } from '../../../../contract/content/help.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useApi } from '../../../data/use-api.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { Sheet, sheetBodyClass, sheetFootClass } from '../../../ui/kit/sheet.tsx';
import classes from './help.module.css';
import { HelpBody } from './help-body.tsx';
import { helpTexts as words } from './help-texts.ts';
import { helpReads } from './queries.ts';

/** An entry beside the page, and the ways to the entries before and after it. */
export default function HelpSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const [shown, setShown] = useState(id);
  const entry = useQuery({ ...helpReads(useApi()).entry(shown), throwOnError: false });
  // In the body: its button may stand in a heading or a label, where no dialog may be.
  return createPortal(
    <Sheet heading={entry.data?.title ?? words.help} className={classes.sheet} onClose={onClose}>
      {(close) => (
        <>
          <div className={sheetBodyClass}>
            <ReadGate query={entry} skeleton={<div className={classes.waiting} />}>
              {(found) => <HelpBody entry={found} />}
            </ReadGate>
          </div>
          <div className={sheetFootClass(classes.foot)}>
            <Neighbour to={entry.data?.previous} word={words.previous} onShow={setShown} />
            <Link to="/help/$entry" params={{ entry: shown }} className={buttonClass('quiet')} onClick={close}>
              {words.asPage}
            </Link>
            <Neighbour to={entry.data?.next} word={words.next} onShow={setShown} />
          </div>
        </>
      )}
    </Sheet>,
    document.body,
  );
}

type NeighbourProps = { to: HelpLink | null | undefined; word: string; onShow: (id: string) => void };

const Neighbour = ({ to, word, onShow }: NeighbourProps) => (
  <Button size="compact" disabled={!to} onClick={() => to && onShow(to.uniqueId)}>
    {word}
    {to && <span className="visually-hidden">: {to.title}</span>}
  </Button>
);
