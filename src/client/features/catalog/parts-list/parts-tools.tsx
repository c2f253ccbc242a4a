import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { PartsLine } from '../../../../core/parts-list/parts-line.ts';
import { writePartsLink } from '../../../../core/parts-list/parts-link.ts';
import { download } from '../../../ui/download.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { sharePage } from '../../../ui/share.ts';
import { partsListTexts as words } from '../parts/parts-list-texts.ts';
import { partsCsv } from './parts-csv.ts';
import { partsCsvTexts } from './parts-csv-texts.ts';
import classes from './parts-list-screen.module.css';
import { clearLines } from './remove-lines.ts';

/** What is done with the whole list. */
export function PartsTools({ lines }: { lines: readonly PartsLine[] }) {
  const { siteUrl } = useRouter().options.context;
  const [isAsking, setAsking] = useState(false);
  const shareLink = () =>
    void sharePage(words.heading, `${location.origin}${location.pathname}#${writePartsLink(lines)}`);
  return (
    <div className={classes.tools}>
      {lines.some(({ offer }) => offer) && (
        <Link to="/profile/directorder" search={{ parts: true }} className={buttonClass('accent', 'compact')}>
          {words.requestPrices}
        </Link>
      )}
      <Button size="compact" onClick={() => download(partsCsv(lines, siteUrl), partsCsvTexts.file)}>
        {words.csv}
      </Button>
      <Button size="compact" onClick={() => print()}>
        {words.print}
      </Button>
      <Button size="compact" onClick={shareLink}>
        {words.link}
      </Button>
      <Button look="danger" size="compact" onClick={() => setAsking(true)}>
        {words.clear}
      </Button>
      {isAsking && (
        <ConfirmSheet
          heading={words.clear}
          confirm={words.clearYes}
          cancel={words.clearNo}
          onConfirm={(close) => {
            void clearLines();
            close();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{words.clearAsk(lines.length)}</p>
        </ConfirmSheet>
      )}
    </div>
  );
}
